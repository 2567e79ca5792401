/** px. */
export const CHART_HEIGHT = 240;

/** The lines of the chart by day. They differ by their dashes too, px of line and gap. */
export const chartLines = [
  { name: "stakes", token: "--link", dash: null },
  { name: "payouts", token: "--danger", dash: [8, 4] },
  { name: "profit", token: "--success", dash: [2, 4] },
] as const;
