/** So many digits, each equally likely. */
export function randomDigits(count: number): string {
  let digits = "";
  while (digits.length < count) {
    // From 250 on the ten digits would not be equally likely any more.
    const fair = [...crypto.getRandomValues(new Uint8Array(count * 2))].filter((byte) => byte < 250);
    digits += fair.map((byte) => byte % 10).join("");
  }
  return digits.slice(0, count);
}
