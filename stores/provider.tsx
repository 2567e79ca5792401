"use client";
import { type ReactNode, useState } from "react";
import { call } from "@/lib/client/calls/lazy-call";
import { configurePage } from "@/lib/client/page/page-config";
import { createShelf, type Needs, ShelfContext, type ShelfInitial } from "./_core/registry";
import { createSnackbar } from "./snackbar";

/** Provides the store registry; once, in the root layout. */
export function Shelf({ initial, children }: { initial: ShelfInitial; children: ReactNode }) {
  const [shelf] = useState(() => {
    const { csrfToken, push, messaging = null } = initial;
    configurePage({ csrfToken, push, messaging });
    const needs: Needs = { call, tell: (message) => made.take(createSnackbar).getState().tell(message) };
    const made = createShelf(needs, initial);
    return made;
  });
  return <ShelfContext value={shelf}>{children}</ShelfContext>;
}
