import { Link } from "@/lib/i18n/navigation";
import styles from "./list.module.css";

/** The heading of a short list, and the link to the whole list. */
export function ListHead({
  id,
  title,
  all,
}: {
  id: string;
  title: string;
  all: { href: string; label: string };
}) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Link href={all.href} prefetch={false}>
        {all.label}
      </Link>
    </header>
  );
}
