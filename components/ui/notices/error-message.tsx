"use client";
import "../shared-styles";
import { useEffect, useState } from "react";
import type { FaultCode } from "@/lib/contract/fault";
import { displayDateTime } from "@/lib/domain/time/time";
import { faultWords } from "@/lib/i18n/fault-words";
import { fill } from "@/lib/i18n/fill";
import { useLocale } from "@/lib/i18n/navigation";
import { Icon } from "../art/icon";
import styles from "./error-message.module.css";

interface ErrorMessageProps {
  code: FaultCode | null;
  /** When the action is possible again, ISO, where the refusal says so */
  until?: string | null;
}

/**
 * Why an action was refused, in the member's language. The live region always exists, so that its text is
 * announced.
 */
export function ErrorMessage({ code, until = null }: ErrorMessageProps) {
  const locale = useLocale();
  const [said, setSaid] = useState<{ code: FaultCode; text: string } | null>(null);

  useEffect(() => {
    let isOver = false;
    if (code) {
      const again = until ? faultWords(locale, "again-from") : "";
      void Promise.all([faultWords(locale, code), again]).then(([why, from]) => {
        const text = until ? `${why} ${fill(from, { time: displayDateTime(until) })}` : why;
        if (!isOver) setSaid({ code, text });
      });
    }
    return () => {
      isOver = true;
    };
  }, [locale, code, until]);

  const text = code && said?.code === code ? said.text : "";
  return (
    <div role="alert">
      {text ? (
        <p className={styles.fault}>
          <Icon name="alert" size={20} />
          {text}
        </p>
      ) : null}
    </div>
  );
}
