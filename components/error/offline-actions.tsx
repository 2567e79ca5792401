"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { useAppDefault } from "@/stores/app-default";
import { useSite } from "@/stores/site";
import { BackButton } from "./back-button";
import styles from "./refusal-screen.module.css";

interface OfflineActionsProps {
  front: string;
  words: { online: string; tryAgain: string; back: string; home: string };
}

/** Says when the network is back, and links on. */
export function OfflineActions({ front, words }: OfflineActionsProps) {
  const isOnline = useAppDefault((app) => app.isOnline);
  // Shown instead of another page: a reload fetches that page.
  const [isInstead, setInstead] = useState(false);
  const adoptChoices = useAppDefault((app) => app.adoptChoices);
  // The page comes from the service worker's cache, as it was rendered for a guest.
  useEffect(() => adoptChoices(), [adoptChoices]);
  const adoptAnalyticsChoice = useSite((site) => site.adoptAnalyticsChoice);
  useEffect(() => adoptAnalyticsChoice(), [adoptAnalyticsChoice]);
  useEffect(() => setInstead(!/\/offline\/?$/.test(location.pathname)), []);
  return (
    <>
      <div role="status" className={styles.note}>
        {isOnline ? <p>{words.online}</p> : null}
      </div>
      {isOnline && !isInstead ? null : (
        <Button onClick={() => location.reload()}>
          <Icon name="refresh" size={20} />
          {words.tryAgain}
        </Button>
      )}
      {isOnline ? (
        <ButtonLink isHard href={front} look={isInstead ? "quiet" : "primary"}>
          {words.home}
        </ButtonLink>
      ) : null}
      <BackButton label={words.back} front={front} />
    </>
  );
}

/** Content while there is no network, and its replacement once there is one. */
export function WhileOffline({ children, online = null }: { children: ReactNode; online?: ReactNode }) {
  const isOnline = useAppDefault((app) => app.isOnline);
  // The service worker's cached page was rendered without a visitor: it starts as offline.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive && isOnline ? online : children;
}
