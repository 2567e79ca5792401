"use client";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Cookies from "js-cookie";
import Link from "next/link";
import { consoleLanguages } from "@/lib/i18n/console-words";
import { ownNames } from "@/lib/i18n/tags";
import { useLogOut } from "@/stores/console/use-log-out";
import { useConsoleLanguage, useConsoleWords } from "../words/console-words";
import { useOperator } from "./operator";

const themes = ["light", "dark", "system"] as const;

/** Account, language, colours and the way out. */
export function OperatorChoices({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useConsoleWords("shell");
  const { userName, role } = useOperator();
  const logOut = useLogOut();
  const language = useConsoleLanguage();
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <MenuItem component={Link} href="/operator/account" prefetch={false}>
        {userName} · {t(`role.${role}`)}
      </MenuItem>
      <Divider />
      {consoleLanguages.map((each) => (
        <MenuItem
          key={each}
          lang={each}
          selected={each === language}
          onClick={() => choose("operator-locale", each)}
        >
          {ownNames[each]}
        </MenuItem>
      ))}
      <Divider />
      {themes.map((each) => (
        <MenuItem key={each} onClick={() => choose("theme", each)}>
          {t(`theme.${each}`)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={logOut}>{t("leave")}</MenuItem>
    </Menu>
  );
}

/** The server draws the page by these cookies. */
function choose(cookie: "operator-locale" | "theme", value: string): void {
  Cookies.set(cookie, value, { path: "/", sameSite: "lax", expires: 365 });
  location.reload();
}
