"""Friends by link: two become friends, one invites the other to a table, and later asks for another game."""

from random import Random

from playwright.sync_api import Page, Route, expect

from browser.axe import violations
from browser.devices import DESKTOP, PHONE, Complaints, Open
from browser.people import create_table, play_moves, play_on, wait
from browser.server import Server

TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def looks_well(page: Page) -> None:
    assert violations(page) == []
    assert not page.evaluate(TOO_WIDE)


def test_two_become_friends_and_meet_at_a_table(server: Server, open_page: Open) -> None:
    ada = open_page(base_url=server.address, bypass_csp=True)
    bo = open_page(base_url=server.address, bypass_csp=True, size=PHONE)
    table = create_table(ada, "Gentlemen Thieves", "Invite friends")
    expect(ada.get_by_text("Whoever is your friend can be invited here")).to_be_visible()

    ada.goto("/you")
    friends = ada.get_by_role("region", name="Friends")
    expect(friends.get_by_text("No friends yet")).to_be_visible()
    friends.get_by_role("button", name="Make a link").click()
    link = friends.get_by_label("Your friend link").input_value()
    looks_well(ada)

    bo.goto(link)
    expect(bo.get_by_role("heading", name="Be friends with Ada?")).to_be_visible()
    looks_well(bo)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Be friends").click()
    expect(bo.get_by_role("heading", name="You and Ada are friends.")).to_be_visible()
    looks_well(bo)
    bo.get_by_role("link", name="To your friends").click()
    expect(bo.get_by_role("region", name="Friends").get_by_role("listitem")).to_contain_text("Ada")
    looks_well(bo)

    ada.goto(table)
    ada.get_by_role("button", name="Invite Bo").click()
    expect(ada.get_by_text("Invited", exact=True)).to_be_visible()
    looks_well(ada)

    bo.goto("/")
    invitations = bo.get_by_role("region", name="Invitations")
    expect(invitations.get_by_role("listitem")).to_contain_text("Ada invites you")
    looks_well(bo)
    invitations.get_by_role("button", name="Sit down at Gentlemen Thieves with Ada").click()
    expect(bo.get_by_text("The table is full")).to_be_visible()
    bo.goto("/")
    expect(bo.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)
    expect(bo.get_by_role("region", name="Invitations")).to_have_count(0)


def test_who_does_not_come_can_mute_who_asked_and_think_better_of_it(server: Server, open_page: Open) -> None:
    ada, bo = (open_page(base_url=server.address, bypass_csp=True) for _ in range(2))
    befriend(ada, bo)
    ada.goto(create_table(ada, "The Shadow Thief", "Invite friends"))
    ada.get_by_role("button", name="Invite Bo").click()
    bo.goto("/")
    bo.get_by_role("button", name="No, thanks: The Shadow Thief with Ada").click()
    invitations = bo.get_by_role("region", name="Invitations")
    expect(invitations.get_by_text("You don’t come to The Shadow Thief.")).to_be_visible()
    looks_well(bo)
    invitations.get_by_role("button", name="No more invitations from Ada").click()
    expect(invitations).to_have_count(0)
    bo.goto("/you")
    bo.get_by_role("button", name="Allow invitations from Ada again").click()
    expect(bo.get_by_text("You see no invitations from")).to_have_count(0)
    bo.get_by_role("button", name="Remove Ada").click()
    bo.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bo.get_by_text("No friends yet")).to_be_visible()


def test_the_people_of_a_finished_game_are_asked_to_another(server: Server, open_page: Open) -> None:
    ada, bo = (open_page(base_url=server.address, bypass_csp=True, size=size) for size in (PHONE, DESKTOP))
    table = create_table(ada, "Gentlemen Thieves", "Invite friends")
    bo.goto(table)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Start the game").click()
    play_on(ada, bo, seed=3)
    ada.goto("/you")
    again = ada.get_by_role("button", name="Play again with the people of Gentlemen Thieves")
    expect(again).to_be_visible()
    looks_well(ada)
    again.click()
    expect(ada.get_by_role("heading", name="Waiting for guests")).to_be_visible()
    expect(ada.get_by_role("button", name="Start, with 1 bot")).to_be_visible()
    bo.goto("/")
    bo.get_by_role("button", name="Sit down at Gentlemen Thieves with Ada").click()
    expect(bo.get_by_text("The table is full")).to_be_visible()


def test_a_link_that_is_good_no_more_says_so_and_ones_own_is_for_others(
    server: Server, open_page: Open, complaints: Complaints
) -> None:
    complaints.expected = ("404",)
    ada, bo = (open_page(base_url=server.address, bypass_csp=True) for _ in range(2))
    create_table(ada, "Gentlemen Thieves", "Invite friends")
    ada.goto("/you")
    ada.get_by_role("button", name="Make a link").click()
    link = ada.get_by_label("Your friend link").input_value()
    ada.get_by_role("button", name="End the link").click()
    expect(ada.get_by_label("Your friend link")).to_have_count(0)
    bo.goto(link)
    expect(bo.get_by_role("heading", name="This link is not good any more")).to_be_visible()
    looks_well(bo)
    ada.get_by_role("button", name="Make a link").click()
    ada.goto(ada.get_by_label("Your friend link").input_value())
    expect(ada.get_by_role("heading", name="This is your own link")).to_be_visible()
    looks_well(ada)


def test_friends_who_are_told_when_the_game_has_begun_are_not_missed(open_page: Open) -> None:
    """The lobby is gone by then, and the browser's console hears nothing of it."""
    ada = open_page()
    late: list[Route] = []
    ada.route("**/api/me/friends", lambda route: late.append(route))  # Playwright takes no method of a list
    create_table(ada, "The Shadow Thief", "Invite friends")
    ada.get_by_role("button", name="Start, with 1 bot").click()
    assert wait(ada) == "move"
    (friends,) = late
    with ada.expect_response("**/api/me/friends"):
        friends.continue_()
    play_moves(ada, Random(1), 1)


def befriend(ada: Page, bo: Page) -> None:
    create_table(ada, "Gentlemen Thieves", "Invite friends")
    ada.goto("/you")
    ada.get_by_role("button", name="Make a link").click()
    bo.goto(ada.get_by_label("Your friend link").input_value())
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Be friends").click()
    expect(bo.get_by_role("heading", name="You and Ada are friends.")).to_be_visible()
