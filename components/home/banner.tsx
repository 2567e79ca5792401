import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { DrawArt } from "@/components/ui/draw-art";
import type { BannerRow } from "@/lib/contract/content";
import styles from "./banner.module.css";

interface BannerProps {
  words: { heading: string; text: string; signUp: string };
}

/** The welcome slide: what the site is, as text that a screen reader gets too. */
export function Banner({ words }: BannerProps) {
  return (
    <Frame art={<DrawArt className={styles.art} />}>
      <h1>{words.heading}</h1>
      <p className={styles.text}>{words.text}</p>
      <ButtonLink href="/register" look="gold">
        {words.signUp}
      </ButtonLink>
    </Frame>
  );
}

/** Editors' slides beside the welcome, in the same frame. */
export function ContentBanner({ banner: { title, text, imageUrl, href, linkText } }: { banner: BannerRow }) {
  const art = imageUrl ? (
    <picture className={`${styles.art} ${styles.wide}`}>
      <img src={imageUrl} alt="" width={640} height={200} loading="lazy" referrerPolicy="no-referrer" />
    </picture>
  ) : null;
  const leaves = href?.startsWith("https:");
  return (
    <Frame art={art}>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {href ? (
        <ButtonLink
          href={href}
          look="quiet"
          className={styles.way ?? ""}
          {...(leaves && { target: "_blank", rel: "noopener noreferrer" })}
        >
          {linkText ?? title}
        </ButtonLink>
      ) : null}
    </Frame>
  );
}

function Frame({ art, children }: { art: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.banner} data-on-navy="">
      <div className={styles.words}>{children}</div>
      {art}
    </div>
  );
}
