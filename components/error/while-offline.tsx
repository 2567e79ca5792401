"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useAppDefault } from "@/stores/app-default";

/** Content while there is no network, and its replacement once there is one. */
export function WhileOffline({ children, online = null }: { children: ReactNode; online?: ReactNode }) {
  const isOnline = useAppDefault((app) => app.isOnline);
  // The service worker's cached page was rendered without a visitor: it starts as offline.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive && isOnline ? online : children;
}
