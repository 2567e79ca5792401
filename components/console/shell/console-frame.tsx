"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import type { OperatorInfo } from "@/lib/contract/operators/session";
import { atFirstSign } from "@/stores/console/first-sign";
import { restWhenLeft } from "@/stores/console/rest-when-left";
import { useQueueMessages } from "@/stores/console/use-queue-messages";
import { useTokenRenewal } from "@/stores/console/use-token-renewal";
import { onDemand } from "../controls/on-demand";
import { useConsoleWords } from "../words/console-words";
import styles from "./console-frame.module.css";
import { ConsoleMenu } from "./console-menu";
import { OperatorProvider } from "./operator";
import { TopBar } from "./top-bar";

const Drawer = onDemand(() => import("@mui/material/Drawer").then((module) => module.default));

/** The console around a page: menu, search, clock, and who is signed in. */
export function ConsoleFrame({ operator, children }: { operator: OperatorInfo; children: ReactNode }) {
  const t = useConsoleWords("shell");
  const pathname = usePathname();
  useQueueMessages(pathname.startsWith("/operator/queues/"));
  useEffect(loadForms, []);
  useEffect(restWhenLeft, []);
  useTokenRenewal();
  const [openedOn, openOn] = useState<string | null>(null);
  return (
    <OperatorProvider operator={operator}>
      <a href="#content" className={styles.skip}>
        {t("skip")}
      </a>
      <TopBar onMenu={() => openOn(pathname)} />
      <div className={styles.columns}>
        <div className={styles.rail}>
          <ConsoleMenu />
        </div>
        {/* Another page closes it. */}
        {openedOn === pathname ? (
          <Drawer open onClose={() => openOn(null)}>
            <ConsoleMenu />
          </Drawer>
        ) : null}
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
    </OperatorProvider>
  );
}

/** Whoever works by keyboard types on at once: a form that is still being fetched would miss the first letters. */
const loadForms = (): (() => void) =>
  atFirstSign(() => {
    // Without the network they load when they are opened.
    for (const form of [import("../act/act-form"), import("./palette")]) form.catch(() => {});
  });
