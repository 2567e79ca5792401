"use client";
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import type { Vdo } from "@/lib/contract/content";
import { defaultLocale, type Locale, localeOfFolder, ownNames } from "@/lib/i18n/tags";
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

interface VdoPlayerProps {
  player?: Ref<HTMLVideoElement>;
  vdo: Pick<Vdo, "title" | "url" | "posterUrl" | "size" | "captions">;
  /** The reader's language: its captions are on by default. */
  locale: Locale;
  words: { unable: string; download: string };
}

/** A player has no size until its poster is loaded: without these the text below would jump. */
const sizesOf = ({ width, height }: NonNullable<Vdo["size"]>) =>
  ({ "--width": `${width}px`, "--shape": width / height }) as CSSProperties;

const isForeign = (address: string) => address.startsWith("https:");

/** The browser's own player: its controls, its captions, no autoplay. */
export function VdoPlayer({ player, vdo, locale, words }: VdoPlayerProps) {
  const { title, url, posterUrl, size, captions } = vdo;
  const tracks = captions
    .map((track) => ({ url: track.url, language: localeOfFolder(track.locale) ?? defaultLocale }))
    .sort((one, other) => Number(other.language === locale) - Number(one.language === locale));
  const [own, ...others] = tracks;
  return (
    <video
      ref={player}
      controls
      playsInline
      preload="none"
      aria-label={title}
      className={styles.player}
      src={url}
      poster={posterUrl ?? undefined}
      width={size?.width}
      height={size?.height}
      style={size && sizesOf(size)}
      // Captions of another origin need CORS.
      crossOrigin={[url, ...tracks.map((track) => track.url)].some(isForeign) ? "anonymous" : undefined}
    >
      <track
        kind="captions"
        src={own?.url}
        srcLang={own?.language}
        label={own && ownNames[own.language]}
        default={own?.language === locale}
      />
      {others.map((track) => (
        <track
          key={track.language}
          kind="captions"
          src={track.url}
          srcLang={track.language}
          label={ownNames[track.language]}
        />
      ))}
      <p>
        {words.unable} <a href={url}>{words.download}</a>
      </p>
    </video>
  );
}

const textOf = (cue: TextTrackCue | undefined): string | null =>
  cue && "text" in cue && typeof cue.text === "string" ? cue.text : null;
