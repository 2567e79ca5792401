"use client";
import dynamic from "next/dynamic";

/** The date boxes with their code, 46 kB, after the page's own and only where they are shown. Rendered on the server too. */
export const LatePeriodDates = dynamic(() => import("./period-dates").then((module) => module.PeriodDates));
