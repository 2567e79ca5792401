import "./shared-styles";
import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

/** A button that is its icon, as large as a thumb. Its colours are the caller's. */
export function IconButton({ className = "", ...rest }: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" {...rest} className={`${styles.button} ${className}`} />;
}
