"use client";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link, usePathname } from "@/lib/i18n/navigation";
import styles from "./place-bar.module.css";
import { memberPlaces, placeOf } from "./places";

export interface NamedPlace {
  href: string;
  icon: IconName;
  name: string;
  isRailOnly?: true;
}

/** The places: five along the bottom of a phone, all down the side of a desktop. One list, drawn twice by CSS. */
export function PlaceBar({ label, places }: { label: string; places: readonly NamedPlace[] }) {
  const here = placeOf(usePathname(), memberPlaces)?.href;
  return (
    <nav className={styles.bar} aria-label={label} data-place-bar="" data-shell="">
      <ul>
        {places.map(({ href, icon, name, isRailOnly }) => (
          <li key={href} className={isRailOnly && styles.railOnly}>
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
