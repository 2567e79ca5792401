"use client";
import { useEffect, useState } from "react";
import type { FaultCode } from "@/lib/contract/fault";
import { faultWords } from "@/lib/i18n/fault-words";
import { useLocale } from "@/lib/i18n/navigation";
import styles from "./fault-line.module.css";
import { Icon } from "./icon";

/** Why an act was refused, in the member's language. The box is always there, so its words are read out. */
export function FaultLine({ code }: { code: FaultCode | null }) {
  const locale = useLocale();
  const [said, setSaid] = useState<{ code: FaultCode; text: string } | null>(null);

  useEffect(() => {
    let isOver = false;
    if (code) {
      void faultWords(locale, code).then((text) => {
        if (!isOver) setSaid({ code, text });
      });
    }
    return () => {
      isOver = true;
    };
  }, [locale, code]);

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
