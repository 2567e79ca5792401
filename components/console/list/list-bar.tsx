import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { useConsoleWords } from "../words/console-words";
import { CsvButton } from "./csv-button";
import styles from "./filter.module.css";

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

const ViewDialog = onDemand(() => import("./view-dialog").then((module) => module.ViewDialog));

/** Gives the list's present filters a name; the view then stands in the menu. */
function ViewButton() {
  const t = useConsoleWords("list");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} icon={<Icon name="star" size={18} />}>
        {t("saveView")}
      </Button>
      {isOpen ? <ViewDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
