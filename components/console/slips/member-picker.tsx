"use client";
import { useDeferredValue, useId, useState } from "react";
import { useAsk } from "@/stores/console/use-ask";
import filter from "../list/filter.module.css";
import { useConsoleWords } from "../words/console-words";

/** Letters from which members are looked for. */
const LEAST = 2;

const textOf = ({ userName, phoneNumber }: { userName: string; phoneNumber: string | null }) =>
  phoneNumber ? `${userName} · ${phoneNumber}` : userName;

/** Picks a member by a part of their user name or phone number, from what the browser lists below the field. */
export function MemberPicker({ onPick }: { onPick: (uuid: string) => void }) {
  const t = useConsoleWords("slips");
  const id = useId();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const isNeeded = search.length >= LEAST;
  const { data } = useAsk("members", "allMembers", { search, limit: 8 }, { isNeeded });
  const found = isNeeded ? (data?.items ?? []) : [];
  const type = (text: string) => {
    setTyped(text);
    // A pick from the list fills in its whole text.
    const picked = found.find((member) => textOf(member) === text);
    if (picked) onPick(picked.uuid);
  };
  return (
    <label className={filter.filter}>
      <span>{t("member")}</span>
      <input
        list={id}
        value={typed}
        placeholder={t("typeMember")}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={id}>
        {found.map((member) => (
          <option key={member.uuid} value={textOf(member)} />
        ))}
      </datalist>
    </label>
  );
}
