"use client";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useDeferredValue, useState } from "react";
import { useAsk } from "@/stores/console/use-ask";
import { useConsoleWords } from "../words/console-words";

/** Letters from which members are looked for. */
const LEAST = 2;

/** Picks a member by a part of their user name or phone number. */
export function MemberPicker({ onPick }: { onPick: (uuid: string) => void }) {
  const t = useConsoleWords("slips");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const isNeeded = search.length >= LEAST;
  const { data } = useAsk("members", "allMembers", { search, limit: 8 }, { isNeeded });
  return (
    <Autocomplete
      options={isNeeded ? (data?.items ?? []) : []}
      // The service has filtered them.
      filterOptions={(options) => options}
      getOptionLabel={({ userName, phoneNumber }) =>
        phoneNumber ? `${userName} · ${phoneNumber}` : userName
      }
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(one, other) => one.uuid === other.uuid}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, member) => member && onPick(member.uuid)}
      noOptionsText={t(isNeeded ? "noMember" : "typeMember")}
      sx={{ minWidth: 220 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("member")}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps?.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
