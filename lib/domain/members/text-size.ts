/** The reader's text size. */
export const textSizes = ["normal", "large", "larger"] as const;
export type TextSize = (typeof textSizes)[number];

/** The stored choice; anything else is the normal size. */
export const readTextSize = (text: string | undefined): TextSize =>
  textSizes.find((size) => size === text) ?? "normal";
