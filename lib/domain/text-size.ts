/** How large the letters are; a reader's own choice. */
export const textSizes = ["normal", "large", "larger"] as const;
export type TextSize = (typeof textSizes)[number];

/** A kept choice; anything that is none of them is the normal size. */
export const readTextSize = (text: string | undefined): TextSize =>
  textSizes.find((size) => size === text) ?? "normal";
