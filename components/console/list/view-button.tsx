"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { useConsoleWords } from "../words/console-words";

const ViewDialog = onDemand(() => import("./view-dialog").then((module) => module.ViewDialog));

/** Gives the list's present filters a name; the view then stands in the menu. */
export function ViewButton() {
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
