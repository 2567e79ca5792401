/** The rules of a PIN, each by itself, for a form that ticks them off while it is typed. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 30;

/** In the order in which they are shown. */
export const pinRules = ["length", "letters", "digit", "sign"] as const;
export type PinRule = (typeof pinRules)[number];

/** Which rules a PIN meets. Nothing is trimmed: a space is one of the signs. */
export function metPinRules(pin: string): Record<PinRule, boolean> {
  const length = [...pin].length;
  return {
    length: length >= PASSWORD_MIN && length <= PASSWORD_MAX,
    letters: /[A-Z]/.test(pin) && /[a-z]/.test(pin),
    digit: /[0-9]/.test(pin),
    sign: /[#?!@$ %^&*-]/.test(pin),
  };
}
