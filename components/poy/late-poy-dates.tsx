"use client";
import dynamic from "next/dynamic";

/** The date boxes with their code, 46 kB, only where they are shown: on the earlier tab. Rendered on the server too. */
export const LatePoyDates = dynamic(() => import("./poy-dates").then((module) => module.PoyDates));
