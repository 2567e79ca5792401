"use client";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { consoleTheme } from "../shell/console-theme";

/** The library's controls in the console's colours and sizes. */
export function LibraryTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={consoleTheme}>{children}</ThemeProvider>;
}
