import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import styles from "@/components/member/login/external-entry.module.css";
import { SiteIdentifier } from "@/components/ui/art/site-mark";

/** Layout of pages that a partner may frame: the logo, and no links to pages that may not be framed. */
export default async function ExternalLayout({ children }: { children: ReactNode }) {
  const site = await getTranslations("site");
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <SiteIdentifier name={site("name")} />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
