"use client";
import { type ComponentType, useState } from "react";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { StaffRole } from "@/lib/domain/operators/staff";
import { useAsk } from "@/stores/console/use-ask";
import { WaitsForSecond } from "../act/act-dialog";
import { Tabs } from "../controls/tabs";
import { Neighbours } from "../list/neighbours";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { DevicesTab } from "./devices-tab";
import { GamesTab } from "./games-tab";
import { LinksTab } from "./links-tab";
import { MemberActs } from "./member-acts";
import { MemberStatus } from "./member-status";
import { MoneyTab } from "./money-tab";
import { NotesTab } from "./notes-tab";
import { OverviewTab } from "./overview-tab";
import { SlipsTab } from "./slips-tab";
import { TimeLineTab } from "./time-line-tab";

interface TabPlace {
  name: "overview" | "money" | "slips" | "games" | "devices" | "links" | "notes" | "timeLine";
  /** The lowest role that may read it. */
  role: StaffRole;
  Content: ComponentType<{ member: OperatorMember }>;
}

const tabPlaces: readonly [TabPlace, ...TabPlace[]] = [
  { name: "overview", role: "staff", Content: OverviewTab },
  { name: "money", role: "staff", Content: MoneyTab },
  { name: "slips", role: "staff", Content: SlipsTab },
  { name: "games", role: "staff", Content: GamesTab },
  { name: "devices", role: "staff", Content: DevicesTab },
  { name: "links", role: "staff", Content: LinksTab },
  { name: "notes", role: "staff", Content: NotesTab },
  { name: "timeLine", role: "administrator", Content: TimeLineTab },
];

/** One member from all sides. The tab and its filters are the address. */
export function MemberScreen({ uuid }: { uuid: string }) {
  const t = useConsoleWords("members");
  const may = useMay();
  const address = useAddress();
  const [isWaiting, setWaiting] = useState(false);
  const { data: member, error } = useAsk("members", "oneMember", { uuid });
  if (!member) return <FaultText fault={error} />;
  const open = tabPlaces.filter(({ role }) => may(role));
  const { name, Content } = open.find((place) => place.name === address.get("tab")) ?? tabPlaces[0];
  return (
    <>
      <PageHead
        title={
          <>
            {member.userName} <MemberStatus {...member} />
          </>
        }
      >
        <MemberActs member={member} onWaiting={() => setWaiting(true)} />
        <Neighbours query={name === "overview" ? undefined : `tab=${name}`} />
      </PageHead>
      {isWaiting ? <WaitsForSecond /> : null}
      <FaultText fault={error} />
      <Tabs
        label={t("tabs")}
        tabs={open.map((place) => [place.name, t(`tab.${place.name}`)] as const)}
        selected={name}
        panelId="tab-content"
        onSelect={(next) => address.replace({ tab: next })}
      />
      <div
        key={name}
        id="tab-content"
        role="tabpanel"
        aria-labelledby={`tab-${name}`}
        style={{ display: "grid", gap: 16, minWidth: 0 }}
      >
        <Content member={member} />
      </div>
    </>
  );
}
