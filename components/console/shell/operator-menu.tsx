"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { onDemand } from "../controls/on-demand";
import { useConsoleWords } from "../words/console-words";
import { useOperator } from "./operator";

const OperatorChoices = onDemand(() => import("./operator-choices").then((module) => module.OperatorChoices));

/** The operator's own matters: account, language, colours, the way out. */
export function OperatorMenu() {
  const t = useConsoleWords("shell");
  const { userName } = useOperator();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t("account", { name: userName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <Icon name="user" size={22} />
      </IconButton>
      {anchor ? <OperatorChoices anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
