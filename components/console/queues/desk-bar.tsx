"use client";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import type { ClaimState } from "@/stores/console/use-claim";
import { Button } from "../controls/button";
import { When } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import styles from "./queues.module.css";

interface Props {
  claim: ClaimState;
  /** Items that wait, this one included. */
  left: number;
  onBack: () => void;
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
}

/** Back to the list, the items beside, and whose the open one is. */
export function DeskBar({ claim, left, onBack, onBefore, onAfter }: Props) {
  const t = useConsoleWords("queues");
  const list = useConsoleWords("list");
  return (
    <div className={styles.bar}>
      <Button onClick={onBack} icon={<Icon name="back" size={18} />} aria-keyshortcuts="Escape">
        {t("back")} <kbd className={styles.key}>Esc</kbd>
      </Button>
      <span>
        <IconButton
          disabled={!onBefore}
          onClick={onBefore}
          aria-label={list("previous")}
          aria-keyshortcuts="k"
          className={styles.step}
        >
          <Icon name="up" size={20} />
        </IconButton>
        <IconButton
          disabled={!onAfter}
          onClick={onAfter}
          aria-label={list("next")}
          aria-keyshortcuts="j"
          className={styles.step}
        >
          <Icon name="down" size={20} />
        </IconButton>
      </span>
      <span className={styles.small}>{t("left", { n: left })}</span>
      {claim.state === "held" ? (
        <span className={styles.small}>
          {t("yours")} <When at={claim.claim.since} />
        </span>
      ) : null}
    </div>
  );
}
