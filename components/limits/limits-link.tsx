import { Icon } from "@/components/ui/art/icon";
import { Link } from "@/lib/i18n/navigation";
import styles from "./limits-link.module.css";

/** A link to the member's own limits, for deposit and withdrawal pages. */
export function LimitsLink({ word }: { word: string }) {
  return (
    <Link href="/profile/limits" prefetch={false} className={styles.link}>
      <Icon name="shield" size={20} />
      {word}
    </Link>
  );
}
