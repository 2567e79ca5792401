"use client";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { ErrorState } from "@/components/ui/notices/error-state";
import { useLocale } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/tags";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAppDefault, type Recovery } from "@/stores/app-default";
import { useFailedWords } from "./failed-words";

/**
 * The generic error screen: a part of the page failed to render. A missing code chunk is fetched by one reload;
 * when that fails, the page counts as not found.
 */
export function FailedScreen({ error }: { error: Error }) {
  const words = useFailedWords();
  const app = useStoreInstance(createAppDefault);
  const locale = useLocale();
  const [recovery, setRecovery] = useState<Recovery>("failed");
  useEffect(() => setRecovery(app.getState().recover(error)), [app, error]);
  if (recovery === "reloading") return null;
  const isNotFound = recovery === "not-loaded";
  return (
    <ErrorState
      title={isNotFound ? words.notFound : words.title}
      text={isNotFound ? words.notLoadedText : words.text}
    >
      <Button look="primary" onClick={() => location.reload()}>
        {words.refresh}
      </Button>
      <Button look="quiet" onClick={() => history.back()}>
        {words.back}
      </Button>
      <ButtonLink look="plain" isHard href={localePath(locale, "/")}>
        {words.home}
      </ButtonLink>
    </ErrorState>
  );
}
