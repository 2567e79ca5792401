"use client";
import { staffRoles } from "@/lib/domain/operators/staff";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { useMay, useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./record-list.module.css";

/** The named views of a list: one's own can be removed, and administrators put one into everybody's menu. */
export function OwnViews({ page }: { page: string }) {
  const t = useConsoleWords("list");
  const { uuid } = useOperator();
  const may = useMay();
  const { data = [] } = useAsk("views", "allViews");
  const remove = useAct("views", "removeView");
  const pin = useAct("views", "pinView");
  const views = data.filter((view) => view.page === page);
  if (views.length === 0) return null;
  return (
    <ul className={styles.views}>
      {views.map(({ id, name, owner, pinnedFor }) => {
        const isPinned = pinnedFor.length > 0;
        return (
          <li key={id}>
            <span>{name}</span>
            {may("administrator") ? (
              <Button
                aria-pressed={isPinned}
                onClick={() => pin.mutate({ body: { id, roles: isPinned ? [] : [...staffRoles] } })}
              >
                {t(isPinned ? "unpin" : "pin")}
              </Button>
            ) : null}
            {owner.uuid === uuid ? (
              <Button look="danger" onClick={() => remove.mutate({ body: { id } })}>
                {t("remove")}
              </Button>
            ) : null}
          </li>
        );
      })}
      <FaultText fault={pin.error ?? remove.error} />
    </ul>
  );
}
