"use client";
import { type ComponentProps, lazy, Suspense } from "react";
// Its styles come with the page's own: a late sheet would be one request more, for a few lines.
import "./day-input.module.css";
import "./period-dates.module.css";

const PeriodDates = lazy(() => import("./period-dates").then((module) => ({ default: module.PeriodDates })));

/** The date boxes with their code, 46 kB, after the page's own and only where they are shown. Rendered on the server too. */
export function LatePeriodDates(props: ComponentProps<typeof PeriodDates>) {
  return (
    <Suspense>
      <PeriodDates {...props} />
    </Suspense>
  );
}
