import type { CSSProperties, Ref } from "react";
import type { Vdo } from "@/lib/contract/content";
import { defaultLocale, type Locale, localeOfFolder, ownNames } from "@/lib/i18n/tags";
import styles from "./vdo-player.module.css";

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
