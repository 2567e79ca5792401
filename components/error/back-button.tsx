"use client";
import { Button } from "@/components/ui/button";

/** Back to where the visitor came from; one who came from nowhere goes to the front page. */
export function BackButton({ label, front }: { label: string; front: string }) {
  const back = () => (history.length > 1 ? history.back() : location.assign(front));
  return (
    <Button look="quiet" onClick={back}>
      {label}
    </Button>
  );
}
