"use client";
import { Icon } from "@/components/ui/art/icon";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { useAddress } from "../list/use-address";
import { useConsoleWords } from "../words/console-words";
import { MemberPicker } from "./member-picker";

/** Narrows a list to one member, found by name or phone. */
export function MemberFilter() {
  const t = useConsoleWords("slips");
  const list = useConsoleWords("list");
  const address = useAddress();
  const uuid = address.get("uuid");
  const { data: member } = useAsk("members", "oneMember", { uuid: uuid ?? "" }, { isNeeded: Boolean(uuid) });
  if (!uuid) return <MemberPicker onPick={(picked) => address.set({ uuid: picked })} />;
  const name = member?.uuid === uuid ? member.userName : uuid.slice(0, 8);
  return (
    <Button
      look="quiet"
      icon={<Icon name="close" size={18} />}
      onClick={() => address.set({ uuid: undefined })}
      aria-label={`${t("ofMember", { name })}, ${list("remove")}`}
    >
      {t("ofMember", { name })}
    </Button>
  );
}
