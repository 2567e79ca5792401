let hasBegun = false;

/**
 * From the moment a member signs out, here or in another tab, nothing more is asked in that name: the answer would be a refusal of the
 * token, and would lead a member who is leaving to the 401 page. The page itself ends in the next instant.
 */
export const signingOut = {
  begin: (): void => {
    hasBegun = true;
  },
  hasBegun: (): boolean => hasBegun,
  /** Tests begin anew. */
  forget: (): void => {
    hasBegun = false;
  },
};
