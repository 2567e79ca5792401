"use client";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { SearchField } from "@/components/ui/controls/search-field";
import folded from "@/components/ui/folded.module.css";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { hasEveryWord, hasEveryWordNearly } from "@/lib/kernel/text-search";
import type howto from "@/locales/th/howto.json";
import styles from "./help-finder.module.css";
import questions from "./questions.module.css";
import { type Topic, TopicList } from "./topic-cards";

type FindWords = Omit<(typeof howto)["find"], "keywords"> & { questions: string };

interface HelpFinderProps {
  /** What the address asks for. */
  first: string;
  topics: readonly Topic[];
  answers: readonly Answer[];
  /** The ways to reach support. */
  support: ReactNode;
  words: FindWords;
}

/**
 * The help pages and what members ask, filtered as one types: with its typing errors where it is found nowhere as it
 * stands. Without scripts the search is a form.
 */
export function HelpFinder({ first, topics, answers, support, words }: HelpFinderProps) {
  const [typed, setTyped] = useState(first);
  const isAsked = typed.trim() !== "";
  const by = (matches: typeof hasEveryWord) => ({
    found: topics.filter(({ searched }) => matches(searched, typed)),
    told: answers.filter(({ searched }) => matches(searched, typed)),
  });
  const isEmpty = ({ found, told }: ReturnType<typeof by>) => found.length + told.length === 0;
  const exact = by(hasEveryWord);
  const near = isEmpty(exact) ? by(hasEveryWordNearly) : exact;
  const isNone = isEmpty(near);
  // Where nothing is like it, every topic is still within reach.
  const { found, told } = isNone ? { found: topics, told: [] } : near;
  const count = found.length + told.length;
  const text = typed.trim();
  return (
    <>
      <search className={styles.search}>
        <SearchField page="/how-to" label={words.label} value={typed} onType={setTyped} />
        <p role="status" className={styles.found}>
          {!isAsked || isNone
            ? ""
            : near === exact
              ? fill(words.found, { n: count })
              : fill(words.near, { text })}
        </p>
      </search>
      {isNone ? (
        <EmptyState icon="search" title={fill(words.none, { text })} text={words.noneText}>
          {support}
          <Button look="quiet" onClick={() => setTyped("")}>
            {words.clear}
          </Button>
        </EmptyState>
      ) : null}
      {found.length > 0 ? <TopicList topics={found} /> : null}
      {told.length > 0 ? <Questions title={words.questions} pairs={told} /> : null}
      {isNone ? null : <div className={styles.support}>{support}</div>}
    </>
  );
}

export interface Answer {
  question: string;
  answer: string;
  /** The page that the answer speaks of. */
  way?: { href: string; name: string } | undefined;
  /** All words by which it is found. */
  searched: string;
}

interface QuestionsProps {
  title: string;
  pairs: readonly Omit<Answer, "searched">[];
}

/** Questions, each folded over its answer. */
export function Questions({ title, pairs }: QuestionsProps) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={folded.title}>
        {title}
      </h2>
      <div className={folded.lines}>
        {pairs.map(({ question, answer, way }) => (
          <details key={question} className={folded.line}>
            <summary>
              <strong className={`${folded.words} ${questions.question}`}>{question}</strong>
              <Icon name="down" size={20} />
            </summary>
            <p className={questions.answer}>{answer}</p>
            {way ? (
              <Link href={way.href} prefetch={false} className={questions.way}>
                {way.name}
                <Icon name="forward" size={20} />
              </Link>
            ) : null}
          </details>
        ))}
      </div>
    </section>
  );
}
