import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import styles from "./place-grid.module.css";

export interface Place {
  href: string;
  icon: IconName;
  name: string;
}

/** The places of the site that exist, as tiles of one size. */
export function PlaceGrid({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.grid}>
        {places.map(({ href, icon, name }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={styles.place}>
              <span className={styles.art}>
                <Icon name={icon} size={28} />
              </span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
