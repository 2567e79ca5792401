"use client";
import { useId, useState } from "react";
import { useAction } from "@/components/member/use-action";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { DialogActions } from "@/components/ui/sheet/dialog-actions";
import { Sheet } from "@/components/ui/sheet/sheet";
import { type Fault, type FaultDetails, isFault } from "@/lib/contract/fault";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createProfile } from "@/stores/member/profile";
import { useUsers } from "@/stores/users";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

/**
 * Confirms closing an account: what is deleted, what is kept and why, with a tick that it was read; then the PIN.
 */
export default function CloseSheet({ words, onClose }: { words: ProfileWords["data"]; onClose: () => void }) {
  const { sheet } = words;
  const profile = useStoreInstance(createProfile);
  const logout = useUsers((users) => users.logout);
  const [isRead, setRead] = useState(false);
  const [isOver, setOver] = useState(false);
  const { isBusy, refused, run } = useAction();
  const readId = useId();

  const close = async () => {
    if (!(await run(() => profile.getState().close()))) return;
    // The session has already ended; this browser's storage is cleared and the other tabs are told.
    setOver(true);
    await logout();
  };
  const isWaiting = isBusy || isOver;
  return (
    <Sheet
      isOpen
      title={sheet.title}
      onClose={onClose}
      closesBy={isWaiting ? "nothing" : "button"}
      footer={
        <DialogActions>
          <Button look="quiet" disabled={isWaiting} onClick={onClose}>
            {sheet.no}
          </Button>
          <Button look="danger" disabled={!isRead} isBusy={isWaiting} onClick={() => void close()}>
            {isWaiting ? sheet.busy : sheet.yes}
          </Button>
        </DialogActions>
      }
    >
      <div className={styles.card}>
        <ul className={styles.list}>
          <li>{sheet.first}</li>
          <li>{sheet.ends}</li>
          <li>{sheet.gone}</li>
          <li>{sheet.kept}</li>
        </ul>
        <label className={styles.tick} htmlFor={readId}>
          <input
            id={readId}
            type="checkbox"
            checked={isRead}
            onChange={(event) => setRead(event.target.checked)}
          />
          {sheet.understand}
        </label>
        <ErrorMessage code={refused?.code ?? null} />
        <LeftOver refused={refused} words={words.left} />
      </div>
    </Sheet>
  );
}

/** What prevents the closing, in amounts and counts. */
function LeftOver({ refused, words }: { refused: Fault | null; words: ProfileWords["data"]["left"] }) {
  const left = isFault(refused, "account-not-empty") ? refused.details : undefined;
  const lines = left ? linesOf(left, words) : [];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(left: FaultDetails["account-not-empty"], words: ProfileWords["data"]["left"]): string[] {
  const amounts = (["balance", "held", "afBalance"] as const).map((name) =>
    left[name] > 0 ? fill(words[name], { amount: moneyText(left[name]) }) : "",
  );
  const counts = (["slips", "deposits", "withdrawals"] as const).map((name) =>
    left[name] > 0 ? fill(words[name], { count: left[name] }) : "",
  );
  return [...amounts, ...counts].filter(Boolean);
}
