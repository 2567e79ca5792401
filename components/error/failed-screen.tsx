"use client";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { useLocale } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/tags";
import { createAppDefault } from "@/stores/app-default";
import { useShelved } from "@/stores/shelved";
import { useFailedWords } from "./failed-words";

/** The generic error screen: a part of the page could not be drawn. Missing code is fetched by one reload. */
export function FailedScreen({ error }: { error: Error }) {
  const words = useFailedWords();
  const app = useShelved(createAppDefault);
  const locale = useLocale();
  const [isReloading, setReloading] = useState(false);
  useEffect(() => setReloading(app.getState().recover(error)), [app, error]);
  if (isReloading) return null;
  return (
    <ErrorState title={words.title} text={words.text}>
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
