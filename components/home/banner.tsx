import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "@/components/ui/controls/button";
import type { BannerRow } from "@/lib/contract/content";
import styles from "./banner.module.css";

interface BannerProps {
  words: { heading: string; text: string; signUp: string };
}

/** The welcome slide: what the site is, as text that a screen reader gets too. */
export function Banner({ words }: BannerProps) {
  return (
    <Frame
      scene={
        <picture className={styles.scene}>
          <img src="/images/home/welcome.svg" alt="" width={640} height={240} fetchPriority="high" />
        </picture>
      }
      link={
        <ButtonLink href="/register" look="gold">
          {words.signUp}
        </ButtonLink>
      }
    >
      <h1>
        {words.heading.split(" ").map((phrase, at) => (
          <Fragment key={`${String(at)}${phrase}`}>
            <span className={styles.phrase}>{phrase}</span>{" "}
          </Fragment>
        ))}
      </h1>
      <p className={styles.text}>{words.text}</p>
    </Frame>
  );
}

/** Editors' slides beside the welcome, in the same frame. */
export function ContentBanner({ banner: { title, text, imageUrl, href, linkText } }: { banner: BannerRow }) {
  const leaves = href?.startsWith("https:");
  return (
    <Frame
      scene={
        imageUrl ? (
          <picture className={styles.scene}>
            <img src={imageUrl} alt="" width={640} height={200} loading="lazy" referrerPolicy="no-referrer" />
          </picture>
        ) : null
      }
      link={
        href ? (
          <ButtonLink
            href={href}
            look="quiet"
            {...(leaves && { target: "_blank", rel: "noopener noreferrer" })}
          >
            {linkText ?? title}
          </ButtonLink>
        ) : null
      }
    >
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
    </Frame>
  );
}

interface FrameProps {
  /** The picture behind the words: its subject is on the right. */
  scene: ReactNode;
  link: ReactNode;
  children: ReactNode;
}

function Frame({ scene, link, children }: FrameProps) {
  return (
    <div className={styles.banner} data-on-navy="">
      {scene}
      <div className={styles.words}>
        {children}
        {link ? <div className={styles.link}>{link}</div> : null}
      </div>
    </div>
  );
}
