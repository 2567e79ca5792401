import { Icon } from "@/components/ui/icon";
import { LINE_CALLBACK } from "@/lib/contract/line";
import { fill } from "@/lib/i18n/fill";
import { type Locale, localePath } from "@/lib/i18n/tags";
import styles from "./line-note.module.css";

interface LineNoteProps {
  locale: Locale;
  words: { lineIs: string; lineNameless: string; lineLeave: string };
  /** As LINE names the newcomer; LINE may name nobody. */
  name?: string;
}

/** Whose LINE account will belong to the one that is being opened, and the way to open it without. */
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
