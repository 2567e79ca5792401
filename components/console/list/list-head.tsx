"use client";
import { Icon } from "@/components/ui/art/icon";
import type { Column } from "./column";
import styles from "./record-list.module.css";
import { useAddress } from "./use-address";

/** The columns' names; one that can order the list is a button. */
export function ListHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const address = useAddress();
  const sorted = address.get("sort");
  return (
    <thead className="hideable">
      <tr>
        {columns.map(({ key, head, isNumber, sort }) => (
          <th
            key={key}
            scope="col"
            data-number={isNumber || undefined}
            aria-sort={sort && sort === sorted ? "descending" : undefined}
          >
            {sort ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => address.set({ sort: sort === sorted ? undefined : sort })}
              >
                {head}
                {sort === sorted ? <Icon name="down" size={16} /> : null}
              </button>
            ) : (
              head
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
