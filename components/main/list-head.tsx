import { Link } from "@/lib/i18n/navigation";
import styles from "./list.module.css";

/** The head of a short list: what it is, and the way to all of it. */
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
