import { createContext, useContext } from "react";

/** True inside a sheet that has price keys of its own: its fields keep the phone's keyboard away. */
export const OwnKeypadContext = createContext(false);

export const useHasOwnKeypad = (): boolean => useContext(OwnKeypadContext);
