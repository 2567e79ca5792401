import { getMessages } from "next-intl/server";
import type { ComponentProps } from "react";
import { TermsGate } from "@/components/legal/terms-gate";
import { readTerms } from "@/lib/contract/terms";
import { isTermsDue } from "@/lib/domain/terms";
import { preload } from "@/lib/server/ask/preload";
import { WithBars } from "../_parts/with-bars";

/**
 * Layout of member pages: bars and the prompt for new terms. The middleware decides who may open which page.
 */
export default function MemberLayout({ children, params }: ComponentProps<typeof WithBars>) {
  return (
    <WithBars params={params}>
      {children}
      <NewTerms />
    </WithBars>
  );
}

/** Without a prompt where the upstream does not say which terms were accepted. */
async function NewTerms() {
  const [accepted, { legal }] = await Promise.all([preload(readTerms), getMessages()]);
  if (!accepted || !isTermsDue(accepted.version)) return null;
  return <TermsGate words={{ again: legal.again, links: legal.links }} />;
}
