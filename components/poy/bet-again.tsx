"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import type { PoyRow } from "@/lib/contract/poys";
import { importAddress } from "@/lib/domain/access/addresses";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import styles from "./bet-again.module.css";
import type { PoyWords } from "./poy-words";

interface BetAgainProps {
  poy: Pick<PoyRow, "poyId" | "poyNo" | "betType">;
  words: PoyWords["acts"];
  isCompact?: boolean;
}

/** Links to the market's open round, which then offers the slip's lines at the current rates. */
export function BetAgain({ poy, words, isCompact }: BetAgainProps) {
  const poys = useStoreInstance(createPoys);
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  const go = async () => {
    setBusy(true);
    setSaid("");
    try {
      const round = await poys.getState().findOpenRound(poy.betType);
      if (round.href !== null) return router.push(importAddress(round.href, poy.poyId));
      const { opensAtSeconds } = round;
      const next =
        opensAtSeconds === null
          ? ""
          : ` ${fill(words.opensAt, { time: displayDateTime(opensAtSeconds * 1000) })}`;
      setSaid(words.noRound + next);
    } catch {
      setSaid(words.failed);
    }
    setBusy(false);
  };

  return (
    <>
      <Button
        look={isCompact ? "plain" : "quiet"}
        size={isCompact ? "small" : "normal"}
        isBusy={isBusy}
        aria-label={fill(words.againOf, { no: poy.poyNo })}
        onClick={() => void go()}
      >
        <Icon name="again" size={20} />
        {words.again}
      </Button>
      <p role="status" className={said ? styles.said : "visually-hidden"}>
        {isBusy ? words.finding : said}
      </p>
    </>
  );
}
