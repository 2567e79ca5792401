"use client";
import { Button } from "./button";

/** Opens the browser's print dialog; hidden in print. */
export function PrintButton({ label }: { label: string }) {
  return (
    <span data-screen="">
      <Button look="quiet" onClick={() => window.print()}>
        {label}
      </Button>
    </span>
  );
}
