"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useAppDefault } from "@/stores/app-default";

/** What every page does at its start: notes the device, follows the network, has the worker of this `build` come. */
export function PageStart({ build = "" }: { build?: string }) {
  const noteDevice = useAppDefault((app) => app.noteDevice);
  const setOnline = useAppDefault((app) => app.setOnline);
  const startWorker = useAppDefault((app) => app.startWorker);
  const pathname = usePathname();
  useEffect(() => startWorker(build), [startWorker, build]);
  useEffect(() => {
    if (pathname) noteDevice();
  }, [noteDevice, pathname]);
  const followInstall = useAppDefault((app) => app.followInstall);
  useEffect(() => followInstall(), [followInstall]);
  const followBusy = useAppDefault((app) => app.followBusy);
  useEffect(() => followBusy(), [followBusy]);
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
