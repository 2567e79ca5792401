let leaving = new AbortController();

/**
 * From the moment a member signs out, here or in another tab, no more calls are sent and running reads are
 * aborted: they would be refused and lead to the 401 page. The page is left immediately afterwards.
 */
export const signingOut = {
  begin: (): void => leaving.abort(),
  hasBegun: (): boolean => leaving.signal.aborted,
  /** Aborted when the member signs out. */
  signal: (): AbortSignal => leaving.signal,
  /** Resets the state between tests. */
  forget: (): void => {
    leaving = new AbortController();
  },
};
