"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon } from "@/components/ui/art/icon";
import type { QueueState } from "@/lib/contract/operators/queues";
import { useAsk } from "@/stores/console/use-ask";
import { useShown } from "../controls/use-shown";
import { useConsoleWords } from "../words/console-words";
import styles from "./console-frame.module.css";
import { useMay } from "./operator";
import { type PlaceName, placeGroups, placeOf } from "./places";

/** The pages of the console that this operator has a use for, with what waits in each queue. */
export function ConsoleMenu() {
  const t = useConsoleWords("shell");
  const may = useMay();
  const here = placeOf(usePathname());
  const { data: queues } = useAsk("queues", "allQueues", undefined, { everyMs: 5_000 });
  const menu = useShown<HTMLElement>('[aria-current="page"]', here?.name);
  return (
    <nav ref={menu} aria-label={t("menu")} className={styles.menu}>
      {placeGroups.map(({ name: group, places }) => (
        <section key={group} aria-labelledby={`menu-${group}`}>
          <h2 id={`menu-${group}`} className={styles.heading}>
            {t(`group.${group}`)}
          </h2>
          <ul className={styles.places}>
            {places
              .filter(({ role }) => may(role))
              .map(({ name, href, icon }) => {
                const waiting = waitingIn(name, queues ?? []);
                return (
                  <li key={name}>
                    <Link
                      href={href}
                      prefetch={false}
                      className={styles.place}
                      aria-current={here?.name === name ? "page" : undefined}
                    >
                      <Icon name={icon} size={20} />
                      <span>{t(`place.${name}`)}</span>
                      {waiting > 0 ? (
                        <span className={styles.count}>
                          {waiting}
                          <span className="visually-hidden"> {t("waiting")}</span>
                        </span>
                      ) : null}
                    </Link>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      <PinnedViews />
    </nav>
  );
}

/** Named views of lists: one's own, and those pinned for one's role. */
function PinnedViews() {
  const t = useConsoleWords("shell");
  const { data: views = [] } = useAsk("views", "allViews");
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="menu-views">
      <h2 id="menu-views" className={styles.heading}>
        {t("group.views")}
      </h2>
      <ul className={styles.places}>
        {views.map(({ id, page, name, query }) => (
          <li key={id}>
            <Link
              href={`/operator/${page}${query ? `?${query}` : ""}`}
              prefetch={false}
              className={styles.place}
            >
              <Icon name="star" size={20} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Items that wait behind a place of the menu; none behind one that is no queue. */
function waitingIn(name: PlaceName, queues: readonly QueueState[]): number {
  return queues.find(({ queue }) => queue === name)?.waiting ?? 0;
}
