"use client";
import { type Locale, locales, ownNames } from "@/lib/i18n/tags";
import styles from "./account/account-sheet.module.css";
import { useLanguageLink } from "./use-language-link";

/** The four languages by their own names. Plain links: the middleware stores the choice and redirects. */
export function LanguageLinks({ locale, isOneRow }: { locale: Locale; isOneRow?: boolean }) {
  const linkTo = useLanguageLink();
  return (
    <ul className={`${isOneRow ? styles.row : styles.choices} ${styles.names}`}>
      {locales.map((other) => (
        <li key={other}>
          <a
            className={styles.choice}
            {...linkTo(other)}
            lang={other}
            hrefLang={other}
            aria-current={other === locale ? "true" : undefined}
          >
            {ownNames[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
