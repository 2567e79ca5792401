import { getMessages, getTranslations } from "next-intl/server";
import { TicketsScreen } from "@/components/profile/tickets/tickets-screen";
import { SupportLinks } from "@/components/shell/account/support-links";
import { PageTitle } from "@/components/ui/page-title";
import { allTickets } from "@/lib/contract/tickets";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { readShell } from "@/lib/server/ask/member-shell";
import { NotOffered } from "../../../_parts/not-offered";
import { LoadFailure } from "../_parts/load-failure";

export async function generateMetadata() {
  return { title: (await getTranslations("tickets"))("title") };
}

/** What the member asks the staff in writing, where no chat is offered, with the answers. */
export default async function SupportPage() {
  const [{ tickets: words, profile, shell, platform }, { support }, first] = await Promise.all([
    getMessages(),
    readShell(),
    answered(ask(allTickets)),
  ]);
  const contact = {
    ...{ support: words.contacts, supportCall: shell.supportCall, supportChat: shell.supportChat },
    chat: platform.chat,
  };
  return (
    <>
      <PageTitle
        back={{ href: "/profile", label: profile.back }}
        note={first.code === null ? words.lead : undefined}
      >
        {words.title}
      </PageTitle>
      {first.code === null ? (
        <TicketsScreen
          first={first.reply}
          support={support}
          contacts={<SupportLinks words={contact} />}
          words={words}
        />
      ) : isUnimplemented(first.code) ? (
        <NotOffered />
      ) : (
        <LoadFailure code={first.code} href="/profile/support" words={profile} />
      )}
    </>
  );
}
