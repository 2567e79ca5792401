"use client";
import type { OperatorPoyRow } from "@/lib/contract/operators/poys";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { useConsoleWords } from "../words/console-words";
import { useSlipColumns } from "./slip-columns";
import { SlipFilters } from "./slip-filters";
import { isNarrow, isSortable, slipSelection } from "./slip-selection";

/** Slips by number, member, round, option and number, state and draw day. @param uuid one member's alone */
export function SlipList({ uuid }: { uuid?: string }) {
  const t = useConsoleWords("slips");
  const { get } = useAddress();
  const selection = slipSelection((name) => (uuid && name === "uuid" ? uuid : get(name)));
  const list = useAskPages("poys", "allOperatorPoys", selection);
  const columns = useSlipColumns({ hasMember: !uuid, isSortable: isSortable(selection) });
  const refused = [
    isSortable(selection) ? null : t("whyNoSort"),
    isNarrow(selection) ? null : t("whyNoOption"),
  ].filter((why) => why !== null);
  return (
    <>
      <ListBar onExport={() => exportCsv("poys", "allOperatorPoys", selection, "slips")}>
        <SlipFilters isOfOne={uuid !== undefined} selection={selection} />
      </ListBar>
      {refused.length > 0 ? <p style={{ color: "var(--muted)" }}>{refused.join(" ")}</p> : null}
      <RecordList
        label={t("title")}
        columns={columns}
        list={list}
        keyOf={({ poyId }) => poyId}
        hrefOf={hrefOf}
        empty={t("none")}
      />
    </>
  );
}

const hrefOf = ({ poyId }: OperatorPoyRow) => `/operator/slips/${poyId}`;
