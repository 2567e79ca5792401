"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Asks for this very page again. */
export function RefreshButton({ label }: { label: string }) {
  return (
    <Button onClick={() => location.reload()}>
      <Icon name="refresh" size={20} />
      {label}
    </Button>
  );
}
