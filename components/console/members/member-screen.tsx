"use client";
import dynamic from "next/dynamic";
import { type ComponentType, useState } from "react";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { StaffRole } from "@/lib/domain/operators/staff";
import { useAsk } from "@/stores/console/use-ask";
import { WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { TabLinks } from "../controls/tab-links";
import { Neighbours } from "../list/neighbours";
import { useAddress } from "../list/use-address";
import { Waiting } from "../list/waiting";
import { PageHead } from "../page/page-head";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import type { MemberActProps } from "./member-act";
import { MemberStatus } from "./member-status";
import { OverviewTab } from "./overview-tab";

type TabContent = ComponentType<{ member: OperatorMember }>;

interface TabPlace {
  name: "overview" | "money" | "slips" | "games" | "devices" | "links" | "notes" | "timeLine";
  /** The lowest role that may read it. */
  role: StaffRole;
  Content: TabContent;
}

/** All but the first tab load when they are selected. */
const late = (load: () => Promise<TabContent>): TabContent => dynamic(load, { ssr: false, loading: Waiting });

const tabPlaces: readonly [TabPlace, ...TabPlace[]] = [
  { name: "overview", role: "staff", Content: OverviewTab },
  { name: "money", role: "staff", Content: late(() => import("./money-tab").then((tab) => tab.MoneyTab)) },
  { name: "slips", role: "staff", Content: late(() => import("./slips-tab").then((tab) => tab.SlipsTab)) },
  { name: "games", role: "staff", Content: late(() => import("./games-tab").then((tab) => tab.GamesTab)) },
  {
    name: "devices",
    role: "staff",
    Content: late(() => import("./devices-tab").then((tab) => tab.DevicesTab)),
  },
  { name: "links", role: "staff", Content: late(() => import("./links-tab").then((tab) => tab.LinksTab)) },
  { name: "notes", role: "staff", Content: late(() => import("./notes-tab").then((tab) => tab.NotesTab)) },
  {
    name: "timeLine",
    role: "administrator",
    Content: late(() => import("./time-line-tab").then((tab) => tab.TimeLineTab)),
  },
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
      <TabLinks
        label={t("tabs")}
        tabs={open.map((place) => ({
          href: `?tab=${place.name}`,
          word: t(`tab.${place.name}`),
          isCurrent: place.name === name,
        }))}
      />
      <div key={name} style={{ display: "grid", gap: 16, minWidth: 0 }}>
        <Content member={member} />
      </div>
    </>
  );
}

type ActName = "setStatus" | "setName" | "setPhone" | "adjust" | "viewAs";

interface Act {
  name: ActName;
  /** The lowest role that may do it. */
  role: StaffRole;
  /** Also of an account that its member has closed. */
  isForClosed?: boolean;
  Form: ComponentType<MemberActProps>;
}

const acts: readonly Act[] = [
  {
    name: "viewAs",
    role: "administrator",
    Form: onDemand(() => import("./view-as").then(({ ViewAs }) => ViewAs)),
  },
  {
    name: "setStatus",
    role: "administrator",
    isForClosed: true,
    Form: onDemand(() => import("./set-status").then(({ SetStatus }) => SetStatus)),
  },
  {
    name: "setName",
    role: "staff",
    Form: onDemand(() => import("./set-name").then(({ SetName }) => SetName)),
  },
  {
    name: "setPhone",
    role: "staff",
    Form: onDemand(() => import("./set-phone").then(({ SetPhone }) => SetPhone)),
  },
  {
    name: "adjust",
    role: "superAdmin",
    Form: onDemand(() => import("./adjust-money").then(({ AdjustMoney }) => AdjustMoney)),
  },
];

interface MemberActsProps {
  member: OperatorMember;
  onWaiting: () => void;
}

/** What the signed-in operator may do to a member, each behind a form with a reason. */
function MemberActs({ member, onWaiting }: MemberActsProps) {
  const t = useConsoleWords("members");
  const may = useMay();
  const [opened, open] = useState<ActName | null>(null);
  const allowed = acts.filter(({ role, isForClosed }) => may(role) && (isForClosed || !member.closedAt));
  const Form = allowed.find(({ name }) => name === opened)?.Form;
  return (
    <>
      {allowed.map(({ name }) => (
        <Button key={name} look="quiet" onClick={() => open(name)}>
          {t(`act.${name}`)}
        </Button>
      ))}
      {Form ? <Form member={member} onClose={() => open(null)} onWaiting={onWaiting} /> : null}
    </>
  );
}
