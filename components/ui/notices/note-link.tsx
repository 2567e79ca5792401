import { Link } from "@/lib/i18n/navigation";
import styles from "./note-link.module.css";

interface NoteLinkProps {
  text: string;
  /** The link to the explanation. */
  href: string;
  link: string;
  className?: string;
}

/** A line about what is shown, and the link to its explanation. */
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
