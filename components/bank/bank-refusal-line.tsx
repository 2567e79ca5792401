"use client";
import { Icon } from "@/components/ui/art/icon";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { BankRefusal } from "@/stores/banks";
import styles from "./bank-refusal-line.module.css";

/** Why an account was refused: the server's own message, else the message of the fault code. */
export function BankRefusalLine({ refusal }: { refusal: BankRefusal | null }) {
  const message = refusal?.message ?? null;
  return (
    <>
      <div role="alert">
        {message ? (
          <p className={styles.message}>
            <Icon name="alert" size={20} />
            {message}
          </p>
        ) : null}
      </div>
      <ErrorMessage code={refusal && message === null ? refusal.code : null} />
    </>
  );
}
