"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Vdo } from "@/lib/contract/content";
import type { Locale } from "@/lib/i18n/tags";
import { VdoPlayer } from "./vdo-player";
import styles from "./vdo-player.module.css";

interface VdoStageProps {
  vdo: Pick<Vdo, "title" | "url" | "posterUrl" | "size" | "captions" | "transcript">;
  locale: Locale;
  words: { unable: string; download: string; transcript: string };
  /** Above the transcript: what the video is about. */
  children: ReactNode;
}

/** A video beside what it says: each sentence leads to its place in the video, and the one that is shown is marked. */
export function VdoStage({ vdo, locale, words, children }: VdoStageProps) {
  const player = useRef<HTMLVideoElement>(null);
  const { transcript } = vdo;
  const [cues, setCues] = useState<readonly TextTrackCue[]>([]);
  const [shown, setShown] = useState<string | null>(null);

  useEffect(() => {
    const own = player.current?.querySelector<HTMLTrackElement>("track[default]");
    if (!own) return;
    const read = () => setCues([...(own.track.cues ?? [])]);
    const follow = () => setShown(textOf(own.track.activeCues?.[0]));
    if (own.readyState === HTMLTrackElement.LOADED) read();
    own.addEventListener("load", read);
    own.track.addEventListener("cuechange", follow);
    return () => {
      own.removeEventListener("load", read);
      own.track.removeEventListener("cuechange", follow);
    };
  }, []);

  const showFrom = (cue: TextTrackCue) => {
    const video = player.current;
    if (!video) return;
    video.currentTime = cue.startTime;
    void video.play().catch(() => undefined);
  };
  return (
    <div className={styles.stage}>
      <VdoPlayer player={player} vdo={vdo} locale={locale} words={words} />
      <div className={styles.words}>
        {children}
        {transcript.length > 0 ? (
          <>
            <h2>{words.transcript}</h2>
            <ol className={styles.transcript}>
              {transcript.map((sentence) => {
                const cue = cues.find((one) => textOf(one) === sentence);
                return (
                  <li key={sentence} aria-current={sentence === shown ? "step" : undefined}>
                    {cue ? (
                      <button type="button" onClick={() => showFrom(cue)}>
                        {sentence}
                      </button>
                    ) : (
                      <span>{sentence}</span>
                    )}
                  </li>
                );
              })}
            </ol>
          </>
        ) : null}
      </div>
    </div>
  );
}

const textOf = (cue: TextTrackCue | undefined): string | null =>
  cue && "text" in cue && typeof cue.text === "string" ? cue.text : null;
