"use client";
import type { NavigationLink, Place } from "@/components/navigation/destinations";
import { Icon } from "@/components/ui/art/icon";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { placeOf } from "./places";
import styles from "./shell.module.css";

/** Not on a phone, which has space for five and lists these in the account menu; a tablet has no space for the last. */
const narrowest: Partial<Record<Place, string | undefined>> = {
  games: styles.wideOnly,
  profile: styles.wideOnly,
  howTo: styles.deskOnly,
};

/**
 * The places: five along the bottom of a phone, all along a tablet's and in a desktop's rail. One list, arranged
 * by CSS.
 */
export function PlaceBar({ label, places }: { label: string; places: readonly NavigationLink[] }) {
  const here = placeOf(
    usePathname(),
    places.map(({ href }) => href),
  );
  return (
    <nav className={styles.bar} aria-label={label} data-place-bar="" data-shell="">
      <ul>
        {places.map(({ place, href, icon, name }) => (
          <li key={place} className={narrowest[place]}>
            <Link href={href} prefetch={false} aria-current={href === here ? "page" : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
