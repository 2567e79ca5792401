import { redirect } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { ConsoleFrame } from "@/components/console/shell/console-frame";
import { readOperatorInfo } from "@/lib/server/console/ask-operator";

/** Pages behind the login; an operator who must first set up a second factor can do nothing else. */
export default async function ConsolePages({ children }: { children: ReactNode }) {
  await connection();
  const operator = await readOperatorInfo();
  if (!operator) redirect("/operator/login?over=1");
  if (operator.secondFactor === "needed") redirect("/operator/second-factor");
  return <ConsoleFrame operator={operator}>{children}</ConsoleFrame>;
}
