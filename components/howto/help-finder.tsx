"use client";
import Form from "next/form";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { hasEveryWord } from "@/lib/domain/text-search";
import { fill } from "@/lib/i18n/fill";
import { useLocale } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/tags";
import type howto from "@/locales/th/howto.json";
import styles from "./help-finder.module.css";
import { Questions } from "./questions";
import { type Topic, TopicList } from "./topic-cards";

interface HelpFinderProps {
  /** What the address asks for. */
  first: string;
  topics: readonly Topic[];
  answers: readonly { question: string; answer: string }[];
  words: (typeof howto)["find"] & { questions: string };
}

/** The help pages and what members ask, filtered as one types. Without scripts the search is a form. */
export function HelpFinder({ first, topics, answers, words }: HelpFinderProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(first);
  const isAsked = typed.trim() !== "";
  const found = topics.filter(({ title, text, steps }) => hasEveryWord(`${title} ${text} ${steps}`, typed));
  const told = answers.filter(({ question, answer }) => hasEveryWord(`${question} ${answer}`, typed));
  const count = found.length + told.length;
  return (
    <>
      <search className={styles.search}>
        <Form action={localePath(locale, "/how-to")} prefetch={false} scroll={false}>
          <Icon name="search" size={20} />
          <input
            type="search"
            name="q"
            aria-label={words.label}
            placeholder={words.label}
            value={typed}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form>
        <p role="status" className={styles.found}>
          {isAsked && count > 0 ? fill(words.found, { n: count }) : ""}
        </p>
      </search>
      {count === 0 ? (
        <EmptyState icon="search" title={words.none}>
          <Button look="quiet" onClick={() => setTyped("")}>
            {words.clear}
          </Button>
        </EmptyState>
      ) : null}
      {found.length > 0 ? <TopicList topics={found} /> : null}
      {told.length > 0 ? <Questions title={words.questions} pairs={told} /> : null}
    </>
  );
}
