/** The element that explains the names of bet types; buttons open it by this id. */
export const BET_NAMES_ID = "bet-names";
