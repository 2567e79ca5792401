import styles from "./form.module.css";

/** The way to an account, in a window of its own: no other page of the site may stand in a frame. */
export function ExternalLinks({
  words,
  registerHref,
}: {
  words: { noAccount: string; signUp: string };
  registerHref: string;
}) {
  return (
    <div className={styles.under}>
      <p className={styles.after}>
        {words.noAccount}
        <a href={registerHref} target="_blank" rel="noopener">
          {words.signUp}
        </a>
      </p>
    </div>
  );
}
