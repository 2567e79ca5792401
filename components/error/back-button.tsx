"use client";
import { Button } from "@/components/ui/controls/button";

/** Back to the previous page; the front page when there is none. */
export function BackButton({ label, front }: { label: string; front: string }) {
  const back = () => (history.length > 1 ? history.back() : location.assign(front));
  return (
    <Button look="quiet" onClick={back}>
      {label}
    </Button>
  );
}
