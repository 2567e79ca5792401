"use client";
import { Sheet } from "@/components/ui/sheet/sheet";
import styles from "./chat-sheet.module.css";

export interface ChatWords {
  title: string;
  note: string;
}

/** The vendor's chat, opened by the visitor; its scripts stay in its own frame. */
export function ChatSheet({
  address,
  words,
  onClose,
}: {
  address: string;
  words: ChatWords;
  onClose: () => void;
}) {
  return (
    <Sheet isOpen onClose={onClose} closesBy="button" title={words.title} side="side">
      <p className={styles.note}>{words.note}</p>
      <iframe
        className={styles.chat}
        src={address}
        title={words.title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    </Sheet>
  );
}
