import { Link } from "@/lib/i18n/navigation";
import { Icon, type IconName } from "../art/icon";
import { Card } from "../card";
import styles from "./link-list.module.css";

export interface LinkItem {
  href: string;
  icon: IconName;
  name: string;
  text?: string | undefined;
}

/** Links to other pages, one a row. */
export function LinkList({ ways, onGo }: { ways: readonly LinkItem[]; onGo?: () => void }) {
  return (
    <Card as="ul" isFlush className={styles.links}>
      {ways.map(({ href, icon, name, text }) => (
        <li key={href}>
          <Link href={href} prefetch={false} onClick={onGo}>
            <Icon name={icon} size={20} />
            <span>
              <strong>{name}</strong>
              {text ? <small>{text}</small> : null}
            </span>
            <Icon name="forward" size={20} />
          </Link>
        </li>
      ))}
    </Card>
  );
}
