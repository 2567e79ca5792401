"use client";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "./theme";

/**
 * The providers of MUI controls. Used around controls that are loaded late, never in a layout: no page's first
 * code includes the library (33 kB), and the components of this folder are plain elements with the same tokens.
 */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
