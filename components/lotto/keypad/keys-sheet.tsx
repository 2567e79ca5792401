"use client";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { KeyboardWords } from "@/lib/i18n/keyboard-words";
import styles from "./keys-sheet.module.css";

interface KeysSheetProps {
  words: KeyboardWords["keys"];
  onClose: () => void;
}

/** The keys of a desktop's bet page, with examples of a typed bet. */
export default function KeysSheet({ words, onClose }: KeysSheetProps) {
  const rows = [
    ["0–9", words.type],
    ["123 ↵", words.bet],
    ["123 50 ↵", words.price],
    ["12 50 20 ↵", words.pair],
    ["12 0 20 ↵", words.below],
    ["123r 20 ↵", words.reverse],
    ["↵", words.enter],
    ["Ctrl Z", words.undo],
    ["/", words.focus],
    ["← ↑ ↓ →", words.arrows],
    ["?", words.help],
  ] as const;
  return (
    <Sheet isOpen title={words.open} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
