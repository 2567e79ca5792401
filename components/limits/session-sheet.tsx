"use client";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet/sheet";
import { fill } from "@/lib/i18n/fill";
import { useRouter } from "@/lib/i18n/navigation";
import { useReminder } from "@/stores/member/reminder";
import { useUsers } from "@/stores/users";
import styles from "./session-sheet.module.css";
import { useLimitWords } from "./use-limit-words";

/** The play reminder: time played, stakes and wins, and three buttons. */
export default function SessionSheet() {
  const words = useLimitWords()?.session;
  const summary = useReminder((state) => state.summary);
  const goOn = useReminder((state) => state.goOn);
  const logout = useUsers((users) => users.logout);
  const router = useRouter();
  if (!words) return null;
  const [h, m] = [Math.floor((summary?.minutes ?? 0) / 60), (summary?.minutes ?? 0) % 60];
  const time = fill(h > 0 ? words.hours : words.minutes, { h, m });
  const rest = () => {
    goOn();
    router.push("/profile/limits#break");
  };
  return (
    <Sheet
      isOpen
      title={words.title}
      onClose={goOn}
      closesBy="button"
      footer={
        <div className={styles.acts}>
          <Button onClick={goOn}>{words.go}</Button>
          <Button look="quiet" onClick={rest}>
            {words.rest}
          </Button>
          <Button look="plain" onClick={() => void logout()}>
            {words.logout}
          </Button>
        </div>
      }
    >
      {summary ? (
        <>
          <p className={styles.time}>{fill(words.time, { time })}</p>
          <dl className={styles.sums}>
            <div>
              <dt>{words.staked}</dt>
              <dd>
                <Money amount={summary.staked} />
              </dd>
            </div>
            <div>
              <dt>{words.won}</dt>
              <dd>
                <Money amount={summary.won} />
              </dd>
            </div>
            <div>
              <dt>{words.net}</dt>
              <dd>
                <Money amount={summary.net} isOutcome />
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <p>{words.unknown}</p>
      )}
    </Sheet>
  );
}
