/** So many digits, each equally likely. */
export function randomDigits(count: number): string {
  let digits = "";
  while (digits.length < count) {
    // Bytes from 250 on would make some digits more likely.
    const fair = [...crypto.getRandomValues(new Uint8Array(count * 2))].filter((byte) => byte < 250);
    digits += fair.map((byte) => byte % 10).join("");
  }
  return digits.slice(0, count);
}
