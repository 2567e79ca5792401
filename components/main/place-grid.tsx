import type { NavigationLink } from "@/components/navigation/destinations";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import styles from "./place-grid.module.css";

/** The site's available places, as tiles of one size. */
export function PlaceGrid({ label, places }: { label: string; places: readonly NavigationLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.grid}>
        {places.map(({ place, href, icon, name }) => (
          <li key={place}>
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
