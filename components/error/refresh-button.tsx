"use client";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";

/** Reloads this page. */
export function RefreshButton({ label }: { label: string }) {
  return (
    <Button onClick={() => location.reload()}>
      <Icon name="refresh" size={20} />
      {label}
    </Button>
  );
}
