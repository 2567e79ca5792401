"use client";
import Button from "@mui/material/Button";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useConsoleWords } from "../words/console-words";

const ViewDialog = dynamic(() => import("./view-dialog").then((module) => module.ViewDialog));

/** Gives the list's present filters a name; the view then stands in the menu. */
export function ViewButton() {
  const t = useConsoleWords("list");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<Icon name="star" size={18} />}>
        {t("saveView")}
      </Button>
      {isOpen ? <ViewDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
