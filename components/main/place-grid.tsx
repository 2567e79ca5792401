import type { NavigationLink } from "@/components/navigation/destinations";
import { Icon } from "@/components/ui/art/icon";
import { Link } from "@/lib/i18n/navigation";
import styles from "./place-grid.module.css";

interface PlaceGridProps {
  label: string;
  places: readonly NavigationLink[];
  /** The places behind `allWord`. */
  more: readonly NavigationLink[];
  /** Instead of both where the rail has its places. */
  wide: readonly NavigationLink[];
  allWord: string;
}

/** The site's places as tinted icons; those used less stand behind one line, which opens without a script. */
export function PlaceGrid({ label, places, more, wide, allWord }: PlaceGridProps) {
  return (
    <nav aria-label={label}>
      <Places places={wide} className={styles.wide} />
      <Places places={places} className={styles.narrow} />
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

function Places({ places, className = "" }: { places: readonly NavigationLink[]; className?: string }) {
  return (
    <ul className={`${styles.grid} ${className}`}>
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
