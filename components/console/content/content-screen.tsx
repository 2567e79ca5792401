"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import type { ContentKind, ContentPiece } from "@/lib/contract/operators/site";
import { localeCodes } from "@/lib/domain/access/path";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { contentKinds } from "./content-kinds";

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

/** How many visible pieces readers of each language have; one without any stands out. */
function LanguageCounts({ pieces }: { pieces: readonly ContentPiece[] }) {
  const t = useConsoleWords("content");
  return (
    <Row>
      {localeCodes.map((code) => {
        const n = pieces.filter(({ isHidden, locale }) => !isHidden && (!locale || locale === code)).length;
        return (
          <Chip key={code} tone={n === 0 ? "danger" : "neutral"}>
            {`${t(`language.${code}`)}: ${n === 0 ? t("missing") : n}`}
          </Chip>
        );
      })}
    </Row>
  );
}
