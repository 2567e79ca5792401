import type { SupportData } from "@/lib/contract/site";
import { Link } from "@/lib/i18n/navigation";
import styles from "./form.module.css";
import { callCentreOf } from "./login-words";

interface LoginLinksProps {
  words: { noAccount: string; signUp: string; forgot: string; forgotHelp: string };
  support: SupportData | null;
}

/** What stands under a login form: the way to an account, and to a new PIN by the people who can set one. */
export function LoginLinks({ words, support }: LoginLinksProps) {
  const centre = callCentreOf(support);
  return (
    <div className={styles.under}>
      <p className={styles.after}>
        {words.noAccount}
        <Link href="/register" prefetch={false}>
          {words.signUp}
        </Link>
      </p>
      <p className={styles.after}>
        {words.forgot}
        {centre ? <a href={centre.href}>{words.forgotHelp}</a> : <span>{words.forgotHelp}</span>}
      </p>
    </div>
  );
}
