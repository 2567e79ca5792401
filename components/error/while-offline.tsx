"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useAppDefault } from "@/stores/app-default";

/** Words for a device without a network, and what stands there instead once it has one. */
export function WhileOffline({ children, online = null }: { children: ReactNode; online?: ReactNode }) {
  const isOnline = useAppDefault((app) => app.isOnline);
  // The worker keeps the page as it was made for nobody in particular: it begins as if offline.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive && isOnline ? online : children;
}
