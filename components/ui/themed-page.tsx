"use client";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import type { ReactNode } from "react";
import { Themed } from "./themed";

/** `Themed` for controls that the server renders: their styles are in its HTML, so nothing jumps or flashes. */
export function ThemedPage({ children }: { children: ReactNode }) {
  return (
    <AppRouterCacheProvider>
      <Themed>{children}</Themed>
    </AppRouterCacheProvider>
  );
}
