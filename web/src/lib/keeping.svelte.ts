// Whether this browser keeps what it is given. Some are told to keep nothing, and any may be full.

class Keeping {
  /** Something had to be kept in memory instead: it is gone when this page is closed or loaded anew. */
  isRefused = $state(false);
  /** The person has been told so. */
  isTold = $state(false);
}

export const keeping = new Keeping();
