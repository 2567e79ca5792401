"use client";
import type { ComponentProps } from "react";
import type { SetPrizes } from "@/lib/domain/four-digit/chance";
import { setsWinAtMost } from "@/lib/domain/four-digit/win-at-most";
import type { SetWords } from "../poy-words";
import { PoyDetail } from "./poy-detail";
import { SetTiers } from "./set-tiers";
import { setEntries } from "./slip-entries";

type PoyDetailProps = ComponentProps<typeof PoyDetail>;

interface SetDetailProps extends PoyDetailProps {
  setWords: SetWords;
  /** The prizes of its round; null where they could not be read. */
  prizes: SetPrizes | null;
}

/** A slip of four-digit sets: like any slip, with its numbers in sets and, once drawn, the seven tiers. */
export function SetDetail({ setWords, prizes, ...props }: SetDetailProps) {
  const { tier, slip } = setWords;
  return (
    <PoyDetail
      {...props}
      sets={{
        entriesOf: ({ setListJson = [] }) => setEntries(setListJson, { sets: slip.sets, tier }),
        below: ({ setListJson = [], result }) =>
          result && "draw4" in result ? (
            <SetTiers draw={result.draw4} lines={setListJson} words={setWords} />
          ) : null,
        winMost: ({ setListJson = [] }) => prizes && setsWinAtMost(setListJson, prizes),
      }}
    />
  );
}
