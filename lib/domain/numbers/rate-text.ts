/** A rate without empty decimals: 900, 3.2. */
export const rateText = (rate: number): string =>
  String(rate).replace(/\B(?=(\d{3})+(?!\d|\.))(?<!\.\d*)/g, ",");

/** A rate where no word stands before it: ×900. */
export const timesText = (rate: number): string => `×${rateText(rate)}`;
