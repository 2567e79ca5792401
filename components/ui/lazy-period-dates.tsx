"use client";
import { type ComponentProps, lazy, Suspense } from "react";
// Imported here, so that its styles are in the page's own sheet: a late sheet would be one more request.
import "./day-input.module.css";
import "./period-dates.module.css";

const PeriodDates = lazy(() => import("./period-dates").then((module) => ({ default: module.PeriodDates })));

/**
 * The date fields and their code, 46 kB, loaded after the page and only where they are shown. Rendered on the
 * server too.
 */
export function LazyPeriodDates(props: ComponentProps<typeof PeriodDates>) {
  return (
    <Suspense>
      <PeriodDates {...props} />
    </Suspense>
  );
}
