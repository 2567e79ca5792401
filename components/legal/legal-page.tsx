import { Card } from "@/components/ui/card";
import { PrintButton } from "@/components/ui/controls/print-button";
import { PageTitle } from "@/components/ui/page-title";
import styles from "./legal.module.css";

export interface Section {
  title: string;
  points: Record<string, string>;
}

interface LegalPageProps {
  title: string;
  lead: string;
  /** "Version of 22/11/2026". */
  version: string;
  print: string;
  jump: string;
  /** Keyed by its anchor (#). */
  sections: Record<string, Section>;
}

/** A legal text of the site: dated, numbered, printable. */
export function LegalPage({ title, lead, version, print, jump, sections }: LegalPageProps) {
  const named = Object.entries(sections);
  return (
    <div className={styles.page}>
      <PageTitle note={version} acts={<PrintButton label={print} />}>
        {title}
      </PageTitle>
      <p className={styles.lead}>{lead}</p>
      <nav aria-label={jump} className={styles.jump}>
        {named.map(([name, section]) => (
          <a key={name} href={`#${name}`}>
            {section.title}
          </a>
        ))}
      </nav>
      <Card className={styles.text}>
        {named.map(([name, section], at) => (
          <section key={name} aria-labelledby={name} className={styles.section}>
            <h2 id={name}>
              {at + 1}. {section.title}
            </h2>
            <ul className={styles.points}>
              {Object.entries(section.points).map(([key, point]) => (
                <li key={key}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </Card>
    </div>
  );
}
