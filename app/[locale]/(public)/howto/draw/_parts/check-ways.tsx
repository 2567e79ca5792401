import styles from "@/components/howto/draw-help.module.css";
import { DrawTerms } from "@/components/howto/draw-section";
import { drawLogAddress } from "@/lib/domain/access/addresses";
import { Link } from "@/lib/i18n/navigation";
import type draw from "@/locales/th/draw.json";

const COMMAND = "npm run verify-draw -- file.json";

/** How to verify a draw, and what each result of a check means. */
export function CheckWays({ words }: { words: (typeof draw)["check"] }) {
  const [before, after] = words.program.split("{command}");
  return (
    <>
      <ul className={styles.points}>
        <li>{words.page}</li>
        <li>{words.file}</li>
        <li>
          {before}
          <code className={styles.command}>{COMMAND}</code>
          {after}
        </li>
        <li>
          {words.log}{" "}
          <Link href={drawLogAddress} prefetch={false}>
            {words.logLink}
          </Link>
        </li>
      </ul>
      <h3>{words.verdictTitle}</h3>
      <DrawTerms
        terms={[
          [words.own, words.ownText],
          [words.consistent, words.consistentText],
          [words.broken, words.brokenText],
        ]}
      />
    </>
  );
}
