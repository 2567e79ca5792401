import "../shared-styles";
import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

/** A button with an icon only and a full touch target. Its colours are the caller's. */
export function IconButton({ className = "", ...rest }: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" {...rest} className={`${styles.button} ${className}`} />;
}
