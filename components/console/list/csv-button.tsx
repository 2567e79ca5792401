"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Fault, isFault } from "@/lib/contract/fault";
import { Button } from "../controls/button";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** Saves what the list selects as a file. */
export function CsvButton({ onExport }: { onExport: () => Promise<void> }) {
  const t = useConsoleWords("list");
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const save = async () => {
    setSaving(true);
    setFault(null);
    try {
      await onExport();
    } catch (error) {
      setFault(isFault(error) ? error : new Fault("internal-error"));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button onClick={save} disabled={isSaving} icon={<Icon name="down" size={18} />}>
        {t(isSaving ? "saving" : "csv")}
      </Button>
      <FaultText fault={fault} />
    </>
  );
}
