"use client";
import dynamic from "next/dynamic";

/** The date boxes; their code comes after the page's own. Rendered on the server too. */
export const LateDates = dynamic(() => import("./statement-dates").then((module) => module.StatementDates));
