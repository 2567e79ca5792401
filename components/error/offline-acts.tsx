"use client";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useAppDefault } from "@/stores/app-default";
import { BackButton } from "./back-button";
import styles from "./refusal-screen.module.css";

interface OfflineActsProps {
  front: string;
  words: { online: string; tryAgain: string; back: string; home: string };
}

/** Says when the network is back, and leads on. */
export function OfflineActs({ front, words }: OfflineActsProps) {
  const isOnline = useAppDefault((app) => app.isOnline);
  return (
    <>
      <div role="status" className={styles.note}>
        {isOnline ? <p>{words.online}</p> : null}
      </div>
      {isOnline ? (
        <ButtonLink isHard href={front}>
          {words.home}
        </ButtonLink>
      ) : (
        <Button onClick={() => location.reload()}>
          <Icon name="refresh" size={20} />
          {words.tryAgain}
        </Button>
      )}
      <BackButton label={words.back} front={front} />
    </>
  );
}
