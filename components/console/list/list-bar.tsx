import type { ReactNode } from "react";
import { CsvButton } from "./csv-button";
import styles from "./filter.module.css";
import { ViewButton } from "./view-button";

/** Above a list: its filters, a name for the view, and the file of all that it selects. */
export function ListBar({ children, onExport }: { children?: ReactNode; onExport: () => Promise<void> }) {
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.acts}>
        <ViewButton />
        <CsvButton onExport={onExport} />
      </div>
    </div>
  );
}
