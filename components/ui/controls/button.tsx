import "../shared-styles";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";
import styles from "./button.module.css";

interface Look {
  /** primary: the main action. gold: the festive one, at most once on a screen. quiet: everything else. */
  look?: "primary" | "gold" | "quiet" | "plain" | "danger";
  size?: "normal" | "large" | "small";
  isWide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends Look, Omit<ComponentProps<"button">, "children"> {
  /** Shows that the action is running and ignores further presses; the button's label stays. */
  isBusy?: boolean;
}

const classOf = ({ look = "primary", size = "normal", isWide }: Look, className?: string) =>
  [styles.button, styles[look], styles[size], isWide && styles.wide, className].filter(Boolean).join(" ");

/** A plain button, without a library behind it. */
export function Button({
  look,
  size,
  isWide,
  isBusy,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ look, size, isWide, children }, className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/**
 * A link that looks like a button. `isHard` loads the page instead of using the router: for login, logout,
 * language.
 */
export function ButtonLink({
  look,
  size,
  isWide,
  isHard,
  href,
  className,
  children,
  ...rest
}: Look & { href: string; isHard?: boolean } & Omit<ComponentProps<"a">, "href" | "children">) {
  const name = classOf({ look, size, isWide, children }, className);
  if (isHard || /^(https?:|tel:|mailto:|#)/.test(href)) {
    return (
      <a {...rest} href={href} className={name}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} href={href} prefetch={false} className={name}>
      {children}
    </Link>
  );
}
