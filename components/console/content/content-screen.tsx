"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import type { ContentKind, ContentPiece } from "@/lib/contract/operators/site";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { When } from "../fields/values";
import { ChoiceFilter } from "../list/choice-filter";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { contentKinds } from "./content-kinds";
import { LanguageCounts } from "./language-counts";

const PieceDialog = onDemand(() => import("./piece-dialog").then((module) => module.PieceDialog));

/** What editors write, by kind, and in which languages something is published. */
export function ContentScreen() {
  const t = useConsoleWords("content");
  const address = useAddress();
  const kind: ContentKind = contentKinds.find((each) => each === address.get("kind")) ?? "news";
  const [opened, open] = useState<ContentPiece | "new" | null>(null);
  const list = useAskPages("site", "allContent", { kind });
  const columns: Column<ContentPiece>[] = [
    {
      key: "title",
      head: t("field.title"),
      cell: (row) => (
        <Button onClick={() => open(row)} look="link">
          {row.title}
        </Button>
      ),
    },
    { key: "locale", head: t("language"), cell: ({ locale }) => t(`language.${locale ?? "all"}`) },
    { key: "published", head: t("published"), cell: ({ publishedAt }) => <When at={publishedAt} /> },
    { key: "state", head: t("state"), cell: ({ isHidden }) => t(isHidden ? "hidden" : "shown") },
  ];
  return (
    <>
      <PageHead title={t("title")}>
        <Button look="primary" icon={<Icon name="plus" size={18} />} onClick={() => open("new")}>
          {t("add")}
        </Button>
      </PageHead>
      <ListBar onExport={() => exportCsv("site", "allContent", { kind }, `content-${kind}`)}>
        <ChoiceFilter
          name="kind"
          label={t("kind")}
          none={t("kind.news")}
          choices={contentKinds.slice(1).map((each) => [each, t(`kind.${each}`)] as const)}
        />
      </ListBar>
      <LanguageCounts pieces={list.rows} />
      <RecordList
        label={t(`kind.${kind}`)}
        columns={columns}
        list={list}
        keyOf={({ id, locale }) => `${id} ${locale}`}
        empty={t("none")}
      />
      {opened ? (
        <PieceDialog kind={kind} piece={opened === "new" ? null : opened} onClose={() => open(null)} />
      ) : null}
    </>
  );
}
