"use client";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { IconButton } from "@/components/ui/controls/icon-button";
import { withSheet } from "@/components/ui/sheet/sheet";
import type { LimitsState } from "@/lib/contract/player-limits";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { useDeposits } from "@/stores/deposits";
import { createLimits, useLimits } from "@/stores/member/limits";
import styles from "./ask-limits.module.css";
import { LimitForm } from "./limit-form";

const Form = withSheet(LimitForm);

interface AskLimitsProps {
  rendered: LimitsState;
  words: LimitWords;
}

/** One line before the first deposit: does the member want a limit? Once answered, either way, it is not asked again. */
export function AskLimits({ rendered, words }: AskLimitsProps) {
  const limits = useStoreInstance(createLimits);
  const limitsState = useLimits((state) => state.limitsState) ?? rendered;
  const hasDeposited = useDeposits(({ deposit }) => deposit?.status === "credited");
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => limits.getState().open(rendered), [limits, rendered]);
  const end = () => {
    limits.getState().skipAsk();
    setOver(true);
  };
  // The page may be one that was kept from before the deposit.
  if (isOver || hasDeposited) return null;
  return (
    <section aria-labelledby="ask-limits" className={styles.line}>
      <p id="ask-limits">{words.ask.title}</p>
      <Button look="plain" size="small" aria-label={words.ask.set} onClick={() => setOpen(true)}>
        {words.ask.setShort}
      </Button>
      <IconButton aria-label={words.ask.skip} onClick={end}>
        <Icon name="close" size={20} />
      </IconButton>
      {isOpen ? (
        <Form
          kind="deposit"
          limitsState={limitsState}
          words={words}
          onClose={() => {
            setOpen(false);
            const { day, week, month } = limits.getState().limitsState?.deposit ?? limitsState.deposit;
            if (day !== null || week !== null || month !== null) end();
          }}
        />
      ) : null}
    </section>
  );
}
