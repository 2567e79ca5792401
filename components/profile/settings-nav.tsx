"use client";
import { destinations, type NavigationLink } from "@/components/navigation/destinations";
import { Icon } from "@/components/ui/art/icon";
import { Link, usePathname } from "@/lib/i18n/navigation";
import styles from "./settings-nav.module.css";

export interface SettingsGroup {
  name: string;
  links: readonly NavigationLink[];
}

/**
 * The settings' pages beside the open one. Only where there is room: a phone's menu is the profile page itself, which
 * has the same links on a desktop too and stands alone there.
 */
export function SettingsNav({ label, groups }: { label: string; groups: readonly SettingsGroup[] }) {
  const here = usePathname();
  if (here === destinations.profile.href) return null;
  return (
    <nav className={styles.nav} aria-label={label} data-shell="">
      {groups.map(({ name, links }) => (
        <div key={name}>
          <p id={`settings-${links[0]?.place}`} className={styles.name}>
            {name}
          </p>
          <ul aria-labelledby={`settings-${links[0]?.place}`}>
            {links.map((link) => (
              <li key={link.place}>
                <Link
                  href={link.href}
                  prefetch={false}
                  aria-current={link.href === here ? "page" : undefined}
                >
                  <Icon name={link.icon} size={20} />
                  <span className={styles.word} data-name={link.name}>
                    <span>{link.name}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
