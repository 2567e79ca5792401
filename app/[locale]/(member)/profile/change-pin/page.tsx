import { getMessages, getTranslations } from "next-intl/server";
import { ChangePinForm } from "@/components/member/pin/change-pin-form";
import { pinFormWords } from "@/components/member/pin/pin-words";
import { PageTitle } from "@/components/ui/page-title";
import { orNull } from "@/lib/contract/or-null";
import { changePassword, usersInfos } from "@/lib/contract/users";
import { hasAddedCalls } from "@/lib/server/ask/added-calls";
import { ask } from "@/lib/server/ask/ask";
import { isLacking } from "@/lib/server/ask/lacking-calls";
import { NotOffered } from "../../../_parts/not-offered";

export async function generateMetadata() {
  return { title: (await getTranslations("pin"))("change.title") };
}

/** Changes the PIN; asks for the old one. */
export default async function ChangePinPage() {
  const [{ pin, member, shell }, info] = await Promise.all([getMessages(), orNull(ask(usersInfos))]);
  // The spec shows the body of this call and not its path: whether it is there is learned by the first who tries.
  const isLost = isLacking(changePassword, Date.now());
  // The spec has no call that sends a code.
  const hasCodes = hasAddedCalls();
  return (
    <>
      <PageTitle
        back={{ href: "/profile", label: pin.change.back }}
        note={isLost ? undefined : pin.change.lead || undefined}
      >
        {pin.change.title}
      </PageTitle>
      {isLost ? (
        <NotOffered />
      ) : (
        <ChangePinForm
          words={{
            ...pinFormWords(member, pin),
            change: hasCodes ? pin.change : { ...pin.change, forgot: "", forgotLink: "" },
            oldEmpty: shell.pin.empty,
            waitFor: pin.code.waitFor,
          }}
          userName={info?.userName ?? ""}
        />
      )}
    </>
  );
}
