import { Icon } from "@/components/ui/art/icon";
import { ButtonLink } from "@/components/ui/controls/button";
import { LINE_CALLBACK } from "@/lib/contract/line";
import { type Locale, localePath } from "@/lib/i18n/tags";
import styles from "./line-login.module.css";

interface LineLoginProps {
  locale: Locale;
  words: { or: string; label: string };
  slug?: string;
  employeeSlug?: string;
}

/** Login by LINE, on LINE's own page. */
export function LineLogin({ locale, words, slug, employeeSlug }: LineLoginProps) {
  const links = Object.entries({ slug, employeeSlug }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const search = links.length > 0 ? `?${new URLSearchParams(links)}` : "";
  return (
    <div className={styles.way}>
      <p className={styles.or}>{words.or}</p>
      {/* A plain link: it ends on another site. */}
      <ButtonLink href={localePath(locale, LINE_CALLBACK) + search} isHard look="quiet" size="large" isWide>
        <Icon name="chat" />
        {words.label}
      </ButtonLink>
    </div>
  );
}
