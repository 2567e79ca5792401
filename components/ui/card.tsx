import "./shared-styles";
import type { ComponentProps, ReactNode } from "react";
import styles from "./card.module.css";

export interface CardProps extends Omit<ComponentProps<"section">, "children" | "ref"> {
  /** The element it is; a card that is an article of a list says so. */
  as?: "section" | "article" | "div" | "ul" | "li";
  /** navy: the one card that carries the balance or the big draw. */
  look?: "plain" | "navy" | "gold" | "warning";
  isFlush?: boolean;
  children: ReactNode;
}

/** A surface with a border; borders come before shadows in this house. */
export function Card({
  as: Element = "section",
  look = "plain",
  isFlush,
  className = "",
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      data-on-navy={look === "navy" ? "" : undefined}
      className={`${styles.card} ${styles[look]} ${isFlush ? styles.flush : ""} ${className}`}
    >
      {children}
    </Element>
  );
}
