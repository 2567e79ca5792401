"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useAppDefault } from "@/stores/app-default";

/** What every page does at its start: notes the device, and follows the network. */
export function PageStart() {
  const noteDevice = useAppDefault((app) => app.noteDevice);
  const setOnline = useAppDefault((app) => app.setOnline);
  const pathname = usePathname();
  useEffect(() => {
    if (pathname) noteDevice();
  }, [noteDevice, pathname]);
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine);
    follow();
    addEventListener("online", follow);
    addEventListener("offline", follow);
    return () => {
      removeEventListener("online", follow);
      removeEventListener("offline", follow);
    };
  }, [setOnline]);
  return null;
}
