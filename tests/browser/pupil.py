"""A pupil: presses what the tutor of a lesson asks for, and no more."""

from playwright.sync_api import Page

HERE = "[data-lesson-step]"
LIT = "button[data-spot]"
MANY = 100  # presses: more than any lesson has


def step_of(page: Page) -> str:
    """The step that is reached; what plays by itself before it is waited for."""
    return page.locator(HERE).get_attribute("data-lesson-step") or ""


def is_asked(page: Page) -> bool:
    """Whether something is lit that is to be pressed, once it is, or `Next` is there instead."""
    lit, following = page.locator(LIT), page.get_by_role("button", name="Next", exact=True)
    lit.or_(following).first.wait_for()
    return lit.count() > 0


def go_on(page: Page) -> None:
    """Press what is lit, or `Next` where there is only something to look at."""
    thing = page.locator(LIT).first if is_asked(page) else page.get_by_role("button", name="Next", exact=True)
    thing.click()


def skip(page: Page) -> None:
    """Press `Skip ahead` if it is there: it goes by itself, so it is looked for and pressed in one step."""
    page.get_by_role("button", name="Skip ahead").evaluate_all("buttons => buttons.forEach((one) => one.click())")


def learn(page: Page) -> list[str]:
    """Go through a whole lesson; the steps that were seen."""
    seen = [step_of(page)]
    for _ in range(MANY):
        if seen[-1] == "end":
            return seen
        go_on(page)
        skip(page)
        if step_of(page) != seen[-1]:
            seen.append(step_of(page))
    raise AssertionError(f"the lesson did not end: {seen}")
