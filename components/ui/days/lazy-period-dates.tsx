"use client";
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from "react";
// Imported here, so that its styles are in the page's own sheet: a late sheet would be one more request.
import "./day-input.module.css";
import "./period-dates.module.css";

let want: () => void = () => undefined;
const areWanted = new Promise<void>((resolve) => {
  want = resolve;
});
const PeriodDates = lazy(async () => {
  if (typeof window !== "undefined") await areWanted;
  const module = await import("./period-dates");
  return { default: module.PeriodDates };
});

/**
 * The date fields, rendered on the server. Their code, 46 kB, is loaded once somebody opens the part of the page that
 * they are in; until then the server's fields stand there.
 */
export function LazyPeriodDates(props: ComponentProps<typeof PeriodDates>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const part = place.current?.closest("details");
    if (!part || part.open) return want();
    part.addEventListener("toggle", want, { once: true });
    return () => part.removeEventListener("toggle", want);
  }, []);
  return (
    <>
      <span ref={place} hidden />
      <Suspense>
        <PeriodDates {...props} />
      </Suspense>
    </>
  );
}
