import styles from "../form.module.css";

interface ExternalLinksProps {
  words: { noAccount: string; signUp: string; forgot: string };
  hrefs: { register: string; forgotPin: string };
}

/** Links to the registration and to a new PIN, in new windows: no other page of the site may be framed. */
export function ExternalLinks({ words, hrefs }: ExternalLinksProps) {
  return (
    <div className={styles.under}>
      <p className={styles.after}>
        {words.noAccount}
        <a href={hrefs.register} target="_blank" rel="noopener">
          {words.signUp}
        </a>
      </p>
      <p className={`${styles.after} ${styles.forgot}`}>
        <a href={hrefs.forgotPin} target="_blank" rel="noopener">
          {words.forgot}
        </a>
      </p>
    </div>
  );
}
