import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import type { RichText } from "@/lib/domain/site/rich-text";
import { bangkokDate, displayDate, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type words from "@/locales/th/promotion.json";
import styles from "./content.module.css";
import { Prose } from "./prose";

interface Promotion {
  id: string;
  title: string;
  imageUrl: string | null;
  endsAt: string | null;
  text: RichText;
}

interface PromotionCardProps {
  promotion: Promotion;
  hasEnded: boolean;
  words: typeof words;
}

/** A promotion with all its terms; the text of one that has ended is collapsed. */
export function PromotionCard({
  promotion: { id, title, imageUrl, endsAt, text },
  hasEnded,
  words,
}: PromotionCardProps) {
  const date = endsAt && displayDate(bangkokDate(epochMs(endsAt)));
  const time = date ? fill(hasEnded ? words.endedOn : words.until, { date }) : words.noEnd;
  const name = `promotion-${id}`;
  return (
    <Card as="article" aria-labelledby={`${name}-title`} id={name} className={styles.card} isFlush>
      {imageUrl && !hasEnded ? (
        <picture>
          <img
            src={imageUrl}
            alt=""
            width={640}
            height={200}
            loading="lazy"
            referrerPolicy="no-referrer"
            className={styles.art}
          />
        </picture>
      ) : null}
      <div className={styles.text}>
        <h3 id={`${name}-title`}>{title}</h3>
        <Chip tone={hasEnded ? "neutral" : "gold"}>{time}</Chip>
        {hasEnded ? (
          <details>
            <summary className={styles.more}>{words.details}</summary>
            <Prose text={text} />
          </details>
        ) : (
          <Prose text={text} />
        )}
      </div>
    </Card>
  );
}
