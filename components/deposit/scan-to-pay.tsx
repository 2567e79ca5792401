import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import styles from "./scan-to-pay.module.css";

interface ScanToPayProps {
  title: string;
  hint: string;
  picture: ReactNode;
  /** The code is the way to pay, not one beside others. */
  isBig: boolean;
}

/** The request as a code for a bank's app. */
export function ScanToPay({ title, hint, picture, isBig }: ScanToPayProps) {
  return (
    <Card as="section" className={styles.scan} data-big={isBig ? "" : undefined} aria-labelledby="scan-title">
      <h2 id="scan-title">{title}</h2>
      {picture}
      <p>{hint}</p>
    </Card>
  );
}
