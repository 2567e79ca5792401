"use client";
import { type ReactNode, useState } from "react";
import { call } from "@/lib/client/calls/lazy-call";
import { configurePage } from "@/lib/client/page/page-config";
import { createStoreRegistry, type InitialState, StoreRegistryContext } from "./_core/registry";

/** Provides the store registry; once, in the root layout. */
export function StoreRegistryProvider({ initial, children }: { initial: InitialState; children: ReactNode }) {
  const [registry] = useState(() => {
    const { csrfToken, push, messaging = null, lacking = [], session } = initial;
    configurePage({ csrfToken, push, messaging, lacking }, session?.uuid);
    return createStoreRegistry({ call }, initial);
  });
  return <StoreRegistryContext value={registry}>{children}</StoreRegistryContext>;
}
