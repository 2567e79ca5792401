"use client";
import { Button } from "./button";

/** Hands the page to the browser's own printing; on paper the button is not there. */
export function PrintButton({ label }: { label: string }) {
  return (
    <span data-screen="">
      <Button look="quiet" onClick={() => window.print()}>
        {label}
      </Button>
    </span>
  );
}
