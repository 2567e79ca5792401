import { displayLength } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { cardPicture } from "./card-picture";
import styles from "./vdo-card.module.css";

export interface VdoFacts {
  vdoName: string;
  title: string;
  posterUrl: string | null;
  lengthSeconds?: number | undefined;
}

/** A video as its poster, its name and its length. */
export function VdoCard({ vdo }: { vdo: VdoFacts }) {
  const { vdoName, title, lengthSeconds } = vdo;
  const picture = cardPicture(vdo);
  return (
    <Link href={`/vdo/${vdoName}`} prefetch={false} className={styles.card}>
      <span className={styles.frame}>
        {picture ? (
          <picture>
            <img src={picture} alt="" width={540} height={304} loading="lazy" referrerPolicy="no-referrer" />
          </picture>
        ) : null}
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className={styles.play}>
          <circle cx="24" cy="24" r="22" fill="#0b1f3a" stroke="#d4af37" strokeWidth="2" />
          <path d="M20 16v16l13-8z" fill="#d4af37" />
        </svg>
        {lengthSeconds ? <span className={styles.length}>{displayLength(lengthSeconds)}</span> : null}
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
