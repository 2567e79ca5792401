import { createContext, useContext } from "react";

/** True inside a sheet that has price keys of its own: its fields keep the phone's keyboard away. */
export const PricePadContext = createContext(false);

export const useHasPricePad = (): boolean => useContext(PricePadContext);
