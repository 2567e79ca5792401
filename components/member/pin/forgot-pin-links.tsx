import { callCentreOf } from "@/components/site/call-centre";
import type { SupportData } from "@/lib/contract/site";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import styles from "../form.module.css";

interface ForgotPinLinksProps {
  words: { remembered: string; login: string; noPhone: string };
  login: { call: string; chat: string };
  support: SupportData | null;
}

/** Links below the form: the login, and contacts for members who receive no code. */
export function ForgotPinLinks({ words, login, support }: ForgotPinLinksProps) {
  const centre = callCentreOf(support);
  return (
    <div className={styles.under}>
      <p className={styles.after}>
        {words.remembered}
        <Link href="/login" prefetch={false}>
          {words.login}
        </Link>
      </p>
      {centre ? (
        <p className={styles.after}>
          {words.noPhone}
          <a href={centre.href}>{fill(login[centre.kind], { phone: centre.phone })}</a>
        </p>
      ) : null}
    </div>
  );
}
