// Next writes the same declaration under .next when it builds; a fresh clone is type-checked before that.
declare module "next/root-params" {
  export function locale(): Promise<string | undefined>;
}
