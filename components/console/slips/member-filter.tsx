"use client";
import Chip from "@mui/material/Chip";
import { useAsk } from "@/stores/console/use-ask";
import { useAddress } from "../list/use-address";
import { useConsoleWords } from "../words/console-words";
import { MemberPicker } from "./member-picker";

/** Narrows a list to one member, found by name or phone. */
export function MemberFilter() {
  const t = useConsoleWords("slips");
  const address = useAddress();
  const uuid = address.get("uuid");
  const { data: member } = useAsk("members", "oneMember", { uuid: uuid ?? "" }, { isNeeded: Boolean(uuid) });
  if (!uuid) return <MemberPicker onPick={(picked) => address.set({ uuid: picked })} />;
  const name = member?.uuid === uuid ? member.userName : uuid.slice(0, 8);
  return (
    <Chip
      variant="outlined"
      label={t("ofMember", { name })}
      onDelete={() => address.set({ uuid: undefined })}
      sx={{ minHeight: 40 }}
    />
  );
}
