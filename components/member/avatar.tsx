import { avatarHref } from "@/lib/domain/members/avatar";
import styles from "./avatar.module.css";

/** A member's picture, or the first letter of their name. Decoration: the name is shown beside it. */
export function Avatar({
  avatar,
  userName,
  size,
}: {
  avatar: string | null;
  userName: string;
  size?: "small" | "large";
}) {
  const href = avatarHref(avatar);
  return (
    <span className={`${styles.avatar} ${size ? styles[size] : ""}`} aria-hidden="true">
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
