"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { loadSheet } from "@/components/ui/sheet/use-sheet-frame";
import { loadOnceInUse } from "@/stores/_core/late-code";
import { useAppDefault } from "@/stores/app-default";
import { usePageFocus } from "../use-page-focus";

/**
 * The start of every page: registers the device, follows the network, registers this `build`'s service worker, loads
 * what holds a sheet before the first one opens, and keeps the focus from getting lost between pages.
 */
export function PageStart({ build = "" }: { build?: string }) {
  const noteDevice = useAppDefault((app) => app.noteDevice);
  const setOnline = useAppDefault((app) => app.setOnline);
  const startWorker = useAppDefault((app) => app.startWorker);
  const pathname = usePathname();
  usePageFocus(pathname);
  useEffect(() => startWorker(build), [startWorker, build]);
  useEffect(() => {
    if (pathname) noteDevice();
  }, [noteDevice, pathname]);
  useEffect(() => void loadOnceInUse([loadSheet]), []);
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
