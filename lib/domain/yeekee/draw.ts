/**
 * The draw that anyone can verify: what is committed to before the shooting, frozen after it, and revealed.
 * Hashing is passed in (Web Crypto in the browser and in Node), so that both sides run the same code.
 */
export interface Hashing {
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  sha512(bytes: Uint8Array): Promise<Uint8Array>;
  hmacSha256(key: Uint8Array, message: Uint8Array): Promise<Uint8Array>;
}

/** One published shot. `seq` counts in order of receipt, `ms` is its epoch millisecond. */
export interface ShotRow {
  readonly betId: string;
  readonly seq: number;
  /** Five digits. */
  readonly number: string;
  readonly ms: number;
  readonly alias: string;
}

export interface FrozenList {
  /** `row|rowHash`, oldest first, joined by line feeds. */
  readonly list: string;
  readonly listHash: string;
  readonly rowHashes: readonly string[];
}

/** The commitment published when a round opens: lower-case hex. */
export async function commitmentOf(seed: Uint8Array, hashing: Hashing): Promise<string> {
  return hex(await hashing.sha256(seed));
}

/** A shot's row; with its hash it is the shooter's receipt. */
export function rowOf({ betId, seq, number, ms, alias }: ShotRow): string {
  return `${betId}|${seq}|${number}|${ms}|${alias}`;
}

/** Freezes shots, given in order of receipt. */
export async function freeze(shots: readonly ShotRow[], hashing: Hashing): Promise<FrozenList> {
  const rows = shots.map(rowOf);
  const rowHashes = await Promise.all(rows.map(async (row) => hex(await hashing.sha256(utf8(row)))));
  const list = rows.map((row, at) => `${row}|${rowHashes[at]}`).join("\n");
  return { list, listHash: hex(await hashing.sha256(utf8(list))), rowHashes };
}

/**
 * The labelled shot that the seed adds to the sum: 0–99999.
 * @param beacon public randomness of after the freeze, lower-case hex; empty when none is configured
 */
export async function systemShot(
  seed: Uint8Array,
  listHash: string,
  beacon: string,
  hashing: Hashing,
): Promise<number> {
  const mac = await hashing.hmacSha256(seed, utf8(listHash + beacon));
  const first8 = new DataView(mac.buffer, mac.byteOffset, 8).getBigUint64(0);
  return Number(first8 % 100_000n);
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hexText: string): Uint8Array {
  return Uint8Array.from(hexText.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
