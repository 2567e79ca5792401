import { getMessages } from "next-intl/server";
import type { ComponentProps } from "react";
import { TermsGate } from "@/components/legal/terms-gate";
import { readTerms } from "@/lib/contract/terms";
import { isTermsDue } from "@/lib/domain/terms";
import { preload } from "@/lib/server/ask/preload";
import { WithBars } from "../_parts/with-bars";

/** Pages of members. Who may see which is the gate's business; here they get their bars, and new terms are asked. */
export default function MemberLayout({ children, params }: ComponentProps<typeof WithBars>) {
  return (
    <WithBars params={params}>
      {children}
      <NewTerms />
    </WithBars>
  );
}

/** An upstream that does not say what was accepted asks nobody. */
async function NewTerms() {
  const [accepted, { legal }] = await Promise.all([preload(readTerms), getMessages()]);
  if (!accepted || !isTermsDue(accepted.version)) return null;
  return <TermsGate words={{ again: legal.again, links: legal.links }} />;
}
