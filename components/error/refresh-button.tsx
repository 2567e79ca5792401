"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Reloads this page. */
export function RefreshButton({ label }: { label: string }) {
  return (
    <Button onClick={() => location.reload()}>
      <Icon name="refresh" size={20} />
      {label}
    </Button>
  );
}
