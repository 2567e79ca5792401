import { Link } from "@/lib/i18n/navigation";
import { Card } from "./card";
import { Icon, type IconName } from "./icon";
import styles from "./link-list.module.css";

export interface LinkItem {
  href: string;
  icon: IconName;
  name: string;
  text?: string;
  /** A desktop has it in the navigation beside the list, where it is left out. */
  isBeside?: boolean;
}

/** Links to other pages, one a row. */
export function LinkList({ ways, onGo }: { ways: readonly LinkItem[]; onGo?: () => void }) {
  return (
    <Card as="ul" isFlush className={styles.links}>
      {ways.map(({ href, icon, name, text, isBeside }) => (
        <li key={href} className={isBeside ? styles.beside : undefined}>
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
