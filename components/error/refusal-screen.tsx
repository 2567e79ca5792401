import { getTranslations } from "next-intl/server";
import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { SiteIdentifier } from "@/components/ui/art/site-mark";
import styles from "./refusal-screen.module.css";

interface RefusalScreenProps {
  /** A name is drawn at the screen's own size. */
  icon: IconName | ReactElement;
  title: ReactNode;
  text: ReactNode;
  /** Content below the links. */
  more?: ReactNode;
  children?: ReactNode;
}

/** A whole error page: what happened, what is safe, and links (`children`). */
export async function RefusalScreen(props: RefusalScreenProps) {
  const site = await getTranslations("site");
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <SiteIdentifier name={site("name")} />
      </header>
      <main id="content" className={styles.words} data-more={props.more ? "" : undefined}>
        <Refusal {...props} />
      </main>
    </div>
  );
}

/** The same between the site's bars, for a member who stays signed in. */
export function RefusalWithin(props: RefusalScreenProps) {
  return (
    <div className={styles.words} data-more="">
      <Refusal {...props} />
    </div>
  );
}

function Refusal({ icon, title, text, more, children }: RefusalScreenProps) {
  return (
    <>
      <span className={styles.art}>{typeof icon === "string" ? <Icon name={icon} size={44} /> : icon}</span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.acts}>{children}</div>
      {more}
    </>
  );
}
