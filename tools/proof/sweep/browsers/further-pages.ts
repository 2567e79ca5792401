import type { Visitor } from "./visitor";

/** Pages with parts that browsers draw or support differently: dates, lists, permissions, fonts of four scripts. */
const pages = {
  lotto: "/lotto",
  statement: "/credit/statement",
  slips: "/poy",
  settings: "/profile/edit",
  notifications: "/profile/notifications",
  passkeys: "/profile/devices",
  download: "/download",
  khmer: "/kh/lotto",
  burmese: "/mm/lotto",
};

/** Shows each page as the member who has told the story. */
export async function readFurtherPages(visitor: Visitor): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await visitor.open(path);
    await visitor.see({ role: "main" });
    await visitor.step(name);
  }
}
