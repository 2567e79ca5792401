"use client";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "./theme";

/**
 * What MUI controls need above them. Stands around late-loaded controls, never in a layout: no page's first
 * code carries the library (33 kB), and the pieces of this folder are plain elements on the same tokens.
 */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
