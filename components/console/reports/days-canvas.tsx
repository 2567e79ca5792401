"use client";
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { toBaht } from "@/lib/domain/money/money";
import { displayDate } from "@/lib/domain/time/time";
import { CHART_HEIGHT, chartLines } from "./chart-lines";
import type { DaySums } from "./day-sums";

interface Props {
  /** Oldest first. */
  days: readonly DaySums[];
  /** The day under the pointer, by its place; null beside the chart. */
  onPoint: (at: number | null) => void;
}

/** Room between two dates below the chart, px. */
const DATE_WIDTH = 64;
const amounts = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 });

/** Lines by day. Nothing in it moves by itself; it takes the width that it is given, and the theme's colours. */
export function DaysCanvas({ days, onPoint }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const home = box.current;
    if (!home) return;
    const plot = new uPlot(optionsFor(home, days, onPoint), dataOf(days), home);
    const watch = new ResizeObserver(() => plot.setSize({ width: home.clientWidth, height: CHART_HEIGHT }));
    watch.observe(home);
    // The canvas keeps the colours that it was drawn in.
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    const redraw = () => plot.redraw();
    scheme.addEventListener("change", redraw);
    return () => {
      watch.disconnect();
      scheme.removeEventListener("change", redraw);
      plot.destroy();
    };
  }, [days, onPoint]);
  return <div ref={box} style={{ minHeight: CHART_HEIGHT, minWidth: 0 }} />;
}

const dataOf = (days: readonly DaySums[]): uPlot.AlignedData => [
  days.map((_, at) => at),
  ...chartLines.map(({ name }) => days.map((day) => toBaht(day[name]))),
];

function optionsFor(home: HTMLElement, days: readonly DaySums[], onPoint: Props["onPoint"]): uPlot.Options {
  const style = getComputedStyle(home);
  const colour = (token: string) => () => style.getPropertyValue(token);
  const font = `12px ${style.fontFamily}`;
  const axis = {
    font,
    stroke: colour("--muted"),
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { show: false },
  };
  return {
    width: home.clientWidth,
    height: CHART_HEIGHT,
    legend: { show: false },
    scales: { x: { time: false } },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    axes: [
      {
        ...axis,
        size: 28,
        space: DATE_WIDTH,
        // A day at a time: half a day has no figures.
        incrs: [1, 2, 3, 5, 7, 10, 15],
        values: (_, places) => places.map((at) => displayDate(days[at]?.day ?? "").slice(0, 5)),
      },
      { ...axis, size: 56, values: (_, splits) => splits.map((baht) => amounts.format(baht)) },
    ],
    series: [
      {},
      ...chartLines.map(({ token, dash }) => ({
        stroke: colour(token),
        width: 2,
        ...(dash && { dash: [...dash] }),
        points: { show: true, size: 6, fill: colour(token) },
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}
