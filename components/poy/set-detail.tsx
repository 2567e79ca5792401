"use client";
import type { ComponentProps } from "react";
import { PoyDetail } from "./poy-detail";
import type { SetWords } from "./poy-words";
import styles from "./set-detail.module.css";
import { SetLines } from "./set-lines";
import { SetTiers } from "./set-tiers";

type PoyDetailProps = ComponentProps<typeof PoyDetail>;

/** A slip of four-digit sets: like any slip, with its numbers in sets and, once drawn, the seven tiers. */
export function SetDetail({ setWords, ...props }: PoyDetailProps & { setWords: SetWords }) {
  return (
    <PoyDetail
      {...props}
      lines={({ setListJson = [], result }) => (
        <div className={styles.sets}>
          <SetLines lines={setListJson} words={{ outcome: props.words.outcome, sets: setWords }} />
          {result && "draw4" in result ? (
            <SetTiers draw={result.draw4} lines={setListJson} words={setWords} />
          ) : null}
        </div>
      )}
    />
  );
}
