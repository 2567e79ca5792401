"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { consoleToken } from "@/lib/client/console/console-token";
import { configurePage, type PushConfig } from "@/lib/client/page/page-config";
import { AskAgainContext, createAskAgain } from "./ask-again";

/** What a page of the console has asked for, and the token of its calls. */
export function ConsoleProvider({
  csrfToken,
  push,
  children,
}: {
  csrfToken: string;
  push: PushConfig;
  children: ReactNode;
}) {
  const [queries] = useState(
    () =>
      new QueryClient({
        // The calls repeat themselves while the service is busy; every other refusal is an answer.
        defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
      }),
  );
  const [askAgain] = useState(() => createAskAgain(queries));
  useState(() => {
    if (typeof window === "undefined") return;
    consoleToken.set(csrfToken);
    configurePage({ push });
  });
  return (
    <QueryClientProvider client={queries}>
      <AskAgainContext value={askAgain}>{children}</AskAgainContext>
    </QueryClientProvider>
  );
}
