import { Icon } from "@/components/ui/art/icon";
import { LINE_CALLBACK } from "@/lib/contract/line";
import { fill } from "@/lib/i18n/fill";
import { type Locale, localePath } from "@/lib/i18n/tags";
import styles from "./line-note.module.css";

interface LineNoteProps {
  locale: Locale;
  words: { lineIs: string; lineNameless: string; lineLeave: string };
  /** The newcomer's LINE name; possibly missing. */
  name?: string;
}

/** The LINE account that will be linked to the new account, and a link to register without it. */
export function LineNote({ locale, words, name }: LineNoteProps) {
  return (
    <div className={styles.note}>
      <Icon name="chat" />
      <div>
        <p>{fill(words.lineIs, { name: name || words.lineNameless })}</p>
        <a href={`${localePath(locale, LINE_CALLBACK)}?leave=1`}>{words.lineLeave}</a>
      </div>
    </div>
  );
}
