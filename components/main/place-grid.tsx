import type { NavigationLink } from "@/components/navigation/destinations";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import styles from "./place-grid.module.css";

interface PlaceGridProps {
  label: string;
  places: readonly NavigationLink[];
  /** The places behind `allWord`. */
  more: readonly NavigationLink[];
  allWord: string;
}

/** The site's places as tinted icons; those used less stand behind one line, which opens without a script. */
export function PlaceGrid({ label, places, more, allWord }: PlaceGridProps) {
  return (
    <nav aria-label={label}>
      <Places places={places} />
      <details className={styles.more}>
        <summary>
          {allWord}
          <Icon name="down" size={20} />
        </summary>
        <Places places={more} />
      </details>
    </nav>
  );
}

function Places({ places }: { places: readonly NavigationLink[] }) {
  return (
    <ul className={styles.grid}>
      {places.map(({ place, href, icon, name }) => (
        <li key={place}>
          <Link href={href} prefetch={false} className={styles.place}>
            <span className={styles.art} data-place={place}>
              <Icon name={icon} size={26} />
            </span>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
