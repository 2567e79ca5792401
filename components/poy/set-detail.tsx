"use client";
import type { ComponentProps } from "react";
import { PoyDetail } from "./poy-detail";
import type { SetWords } from "./poy-words";
import { SetTiers } from "./set-tiers";
import { setEntries } from "./slip-entries";

type PoyDetailProps = ComponentProps<typeof PoyDetail>;

/** A slip of four-digit sets: like any slip, with its numbers in sets and, once drawn, the seven tiers. */
export function SetDetail({ setWords, ...props }: PoyDetailProps & { setWords: SetWords }) {
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
      }}
    />
  );
}
