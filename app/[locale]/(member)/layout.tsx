import { getMessages } from "next-intl/server";
import type { ComponentProps } from "react";
import { TermsGate } from "@/components/legal/terms-gate";
import { AwayLine } from "@/components/limits/away-line";
import { isTermsDue } from "@/lib/domain/members/terms";
import { readShell } from "@/lib/server/ask/member-shell";
import { WithBars } from "../_parts/with-bars";

/**
 * Layout of member pages: bars and the prompt for new terms. The middleware decides who may open which page.
 */
export default function MemberLayout({ children, params }: ComponentProps<typeof WithBars>) {
  return (
    <WithBars params={params}>
      <Away />
      {children}
      <NewTerms />
    </WithBars>
  );
}

async function Away() {
  const { awayUntil } = await readShell();
  if (!awayUntil) return null;
  const { shell, limits } = await getMessages();
  return <AwayLine until={awayUntil} words={{ away: shell.away, limits: limits.title }} />;
}

/** Without a prompt where the upstream does not say which terms were accepted. */
async function NewTerms() {
  const { terms } = await readShell();
  if (!terms || !isTermsDue(terms.version)) return null;
  const { legal } = await getMessages();
  return <TermsGate words={{ again: legal.again, links: legal.links }} />;
}
