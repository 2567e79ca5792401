import { readUserAgent } from "@/lib/kernel/user-agent";

/** A device in short; its whole User-Agent header as the hint. */
export function DeviceName({ userAgent }: { userAgent: string }) {
  const { browser, system } = readUserAgent(userAgent);
  const name = [browser, system].filter(Boolean).join(" · ");
  return <span title={userAgent}>{name || userAgent || "—"}</span>;
}
