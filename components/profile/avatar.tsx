import { avatarHref } from "@/lib/domain/avatar";
import styles from "./avatar.module.css";

/** A member's picture, or the first letter of his name. Decoration: his name stands beside it. */
export function Avatar({
  avatar,
  userName,
  isLarge,
}: {
  avatar: string | null;
  userName: string;
  isLarge?: boolean;
}) {
  const href = avatarHref(avatar);
  return (
    <span className={`${styles.avatar} ${isLarge ? styles.large : ""}`} aria-hidden="true">
      {href ? (
        <picture>
          <img src={href} alt="" referrerPolicy="no-referrer" />
        </picture>
      ) : (
        userName.slice(0, 1).toUpperCase()
      )}
    </span>
  );
}
