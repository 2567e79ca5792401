import { Link } from "@/lib/i18n/navigation";
import styles from "../form.module.css";

interface LoginLinksProps {
  words: { noAccount: string; signUp: string; forgot: string; forgotHelp: string };
}

/** Links below a login form: the registration, and a new PIN. */
export function LoginLinks({ words }: LoginLinksProps) {
  return (
    <div className={styles.under}>
      <p className={styles.after}>
        {words.noAccount}
        <Link href="/register" prefetch={false}>
          {words.signUp}
        </Link>
      </p>
      <p className={`${styles.after} ${styles.forgot}`}>
        {words.forgot}
        <Link href="/forgot-pin" prefetch={false}>
          {words.forgotHelp}
        </Link>
      </p>
    </div>
  );
}
