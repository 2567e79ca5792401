"use client";
import type { NavigationLink, Place } from "@/components/navigation/destinations";
import { Icon } from "@/components/ui/icon";
import { Link, usePathname } from "@/lib/i18n/navigation";
import styles from "./place-bar.module.css";
import { placeOf } from "./places";

/** Only on a desktop's rail: a phone has space for five and lists it in the account menu. */
const railPlace: Place = "games";

/**
 * The places: five along the bottom of a phone, all in a desktop's rail. One list, rendered twice and chosen by
 * CSS.
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
          <li key={place} className={place === railPlace ? styles.railOnly : undefined}>
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
