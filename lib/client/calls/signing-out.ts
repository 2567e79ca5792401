let leaving = new AbortController();
let isOwn = false;

/**
 * From the moment a member signs out, here or in another tab, no more calls are sent and running reads are
 * aborted: they would be refused and lead to the 401 page. The page is left immediately afterwards.
 */
export const signingOut = {
  begin: (): void => leaving.abort(),
  /** The same, by this page itself. */
  beginHere: (): void => {
    isOwn = true;
    leaving.abort();
  },
  hasBegun: (): boolean => leaving.signal.aborted,
  /** This page itself signs out, and follows no other tab. */
  hasBegunHere: (): boolean => isOwn,
  /** Aborted when the member signs out. */
  signal: (): AbortSignal => leaving.signal,
  /** Resets the state between tests. */
  forget: (): void => {
    leaving = new AbortController();
    isOwn = false;
  },
};
