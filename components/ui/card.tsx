import "./shared-styles";
import type { ComponentProps, ReactNode } from "react";
import styles from "./card.module.css";

export interface CardProps extends Omit<ComponentProps<"section">, "children" | "ref"> {
  /** The element to render; a card that is an article of a list sets it. */
  as?: "section" | "article" | "div" | "ul" | "li";
  /** navy: the one card with the balance or the big draw. */
  look?: "plain" | "navy" | "gold" | "warning";
  isFlush?: boolean;
  children: ReactNode;
}

/** A surface with a border, without a shadow. */
export function Card({
  as: Element = "section",
  look = "plain",
  isFlush,
  className,
  children,
  ...rest
}: CardProps) {
  const classes = [styles.card, styles[look], isFlush && styles.flush, className];
  return (
    <Element
      {...rest}
      {...(look === "navy" && { "data-on-navy": "" })}
      className={classes.filter(Boolean).join(" ")}
    >
      {children}
    </Element>
  );
}
