/** The CSRF token of this console page, and what happens when its session is over. */

let csrfToken = "";
const leaving = new AbortController();

export const consoleToken = {
  get: (): string => csrfToken,
  set: (token: string): void => {
    csrfToken = token;
  },
  /** From here on no refusal of a call leads anywhere: the page is being left. */
  beginLeaving: (): void => leaving.abort(),
  /** Aborted when the page is being left: what goes on behind it ends first, or it is refused for want of a session. */
  leavingSignal: (): AbortSignal => leaving.signal,
  /** The login, which leads back to this page. Many calls may fail together: the page changes once. */
  leave: (): void => {
    if (leaving.signal.aborted || location.pathname === "/operator/login") return;
    leaving.abort();
    location.assign(`/operator/login?over=1&next=${encodeURIComponent(location.pathname + location.search)}`);
  },
};
