import { Link } from "@/lib/i18n/navigation";
import styles from "./note-link.module.css";

interface NoteLinkProps {
  text: string;
  /** The way to the rest of it. */
  href: string;
  link: string;
  className?: string;
}

/** A quiet line about what is shown, and the way to where it is explained. */
export function NoteLink({ text, href, link, className = "" }: NoteLinkProps) {
  return (
    <p className={`${styles.note} ${className}`}>
      <span>{text}</span>
      <Link href={href} prefetch={false}>
        {link}
      </Link>
    </p>
  );
}
