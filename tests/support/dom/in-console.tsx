import type { ReactNode } from "react";
import { ConsoleRoot } from "@/components/console/shell/console-root";
import { loadConsoleWords } from "@/lib/i18n/console-words";

const words = await loadConsoleWords("en");
const push = { key: "house", cluster: "ap1", isPrivate: true, isOwn: true };

/** What every page of the console stands in, in English. */
export function InConsole({ children }: { children: ReactNode }) {
  return (
    <ConsoleRoot language="en" words={words} csrfToken="of the page" push={push}>
      {children}
    </ConsoleRoot>
  );
}
