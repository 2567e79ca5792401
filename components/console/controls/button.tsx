import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface Look {
  /**
   * primary: the main act. grave: a main act that does harm. quiet and danger: beside it. plain: in rows and bars. link:
   * words of a table that open something.
   */
  look?: "primary" | "grave" | "quiet" | "danger" | "plain" | "link";
  size?: "normal" | "small";
  /** As wide as its words, where a grid would stretch it. */
  isNarrow?: boolean;
  /** Before the words. */
  icon?: ReactNode;
  children: ReactNode;
}

const classOf = ({ look = "plain", size = "normal", isNarrow }: Look, className?: string) =>
  [styles.button, styles[look], styles[size], isNarrow && styles.narrow, className].filter(Boolean).join(" ");

/** A plain button: the library's one, with what it needs, is 16 kB on every page of the console. */
export function Button({
  look,
  size,
  isNarrow,
  icon,
  className,
  children,
  type = "button",
  ...rest
}: Look & Omit<ComponentProps<"button">, "children">) {
  return (
    <button {...rest} type={type} className={classOf({ look, size, isNarrow, children }, className)}>
      {icon}
      {children}
    </button>
  );
}

/** A link to a page of the console that looks like a button. */
export function ButtonLink({
  look,
  size,
  isNarrow,
  icon,
  className,
  children,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, "children" | "prefetch">) {
  return (
    <Link {...rest} prefetch={false} className={classOf({ look, size, isNarrow, children }, className)}>
      {icon}
      {children}
    </Link>
  );
}
