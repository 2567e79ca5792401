"use client";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Link } from "@/lib/i18n/navigation";
import { useCredit } from "@/stores/credit";
import styles from "./starter.module.css";

interface StepWords {
  name: string;
  hint: string;
}

interface StarterProps {
  words: { title: string; done: string; deposit: StepWords; market: StepWords; bet: StepWords };
}

/** The way to the first slip, for a member without one. The first step is done as soon as there is a balance. */
export function Starter({ words }: StarterProps) {
  const isPaidIn = useCredit(({ cash, held }) => (cash ?? 0) + held > 0);
  const steps = [
    { href: "/credit/deposit", isDone: isPaidIn, ...words.deposit },
    { href: "/lotto", isDone: false, ...words.market },
    { href: "/howto/lotto", isDone: false, ...words.bet },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card isFlush aria-labelledby="start-title">
      <h2 id="start-title" className={styles.title}>
        {words.title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ href, isDone, name, hint }, at) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className={styles.step}
              aria-current={at === next ? "step" : undefined}
            >
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone ? <Icon name="check" size={20} /> : at + 1}
              </span>
              <span className={styles.words}>
                <strong>{name}</strong>
                {isDone ? <span className={styles.done}>{words.done}</span> : null}
                {hint && !isDone ? <span className={styles.hint}>{hint}</span> : null}
              </span>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
