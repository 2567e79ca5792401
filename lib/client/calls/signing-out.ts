let leaving = new AbortController();

/**
 * From the moment a member signs out, here or in another tab, nothing more is asked in that name, and what is being
 * read is let go: the answer would be a refusal of the token, and would lead a member who is leaving to the 401 page.
 * The page itself ends in the next instant.
 */
export const signingOut = {
  begin: (): void => leaving.abort(),
  hasBegun: (): boolean => leaving.signal.aborted,
  /** Aborted when the member signs out. */
  signal: (): AbortSignal => leaving.signal,
  /** Tests begin anew. */
  forget: (): void => {
    leaving = new AbortController();
  },
};
