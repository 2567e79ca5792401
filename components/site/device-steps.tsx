import { Card } from "@/components/ui/card";
import styles from "./device-steps.module.css";

type Device = "ios" | "android" | "desktop";

interface DeviceStepsProps {
  name: Device;
  words: { title: string; note: string; steps: Readonly<Record<string, string>> };
}

/** Icons of the browsers' buttons, in one line weight. */
const art: Record<Device, string> = {
  ios: "M24 6v22M16 13l8-8 8 8M14 20h-4v22h28V20h-4",
  android: "M24 10v.01M24 24v.01M24 38v.01",
  desktop: "M6 10h36v24H6zM16 42h16M24 16v10M19 22l5 5 5-5",
};

/** The steps on one kind of device. */
export function DeviceSteps({ name, words }: DeviceStepsProps) {
  return (
    <Card aria-labelledby={`on-${name}`} className={styles.device}>
      <header className={styles.head}>
        <svg
          viewBox="0 0 48 48"
          width="48"
          height="48"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth={name === "android" ? 6 : 2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={art[name]} />
        </svg>
        <div>
          <h2 id={`on-${name}`}>{words.title}</h2>
          <p className={styles.note}>{words.note}</p>
        </div>
      </header>
      <ol className={styles.steps}>
        {Object.values(words.steps).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Card>
  );
}
