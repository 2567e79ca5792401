import type { Ref } from "react";
import { QrPicture } from "@/components/ui/art/qr-picture";
import { SiteIdentifier } from "@/components/ui/art/site-mark";
import { siteName } from "@/components/ui/art/site-name";
import { Money } from "@/components/ui/money";
import type { Poy } from "@/lib/contract/poys";
import { receiptAddress } from "@/lib/domain/access/addresses";
import { displayDate, displayDateTime } from "@/lib/domain/time/time";
import { headDigits } from "@/lib/domain/yeekee/head-digits";
import { fill } from "@/lib/i18n/fill";
import { toneOf } from "../detail/outcome";
import type { PictureWords } from "../poy-words";
import type { PictureGroup } from "./picture-pages";
import styles from "./slip-picture.module.css";

interface SlipPictureProps {
  ref: Ref<HTMLDivElement>;
  poy: Poy;
  groups: readonly PictureGroup[];
  page: { at: number; of: number };
  marketName: string;
  /** The slip's state as text, and its time (epoch ms). */
  status: string;
  atMs: number;
  words: PictureWords;
}

/** One page of a slip's picture: always light, of a fixed width, with everything that proves the slip. */
export function SlipPicture({ ref, poy, groups, page, marketName, status, atMs, words }: SlipPictureProps) {
  const count = poy.setListJson?.length ?? poy.poyListJson.length;
  return (
    <div ref={ref} className={styles.picture} data-paper="">
      <p className={styles.brand}>
        <SiteIdentifier name={siteName()} isNameShown={false} />
        <strong>{siteName()}</strong>
        <span className={styles.quiet}>{location.host}</span>
        {words.playCredit && <span className={styles.quiet}>{words.playCredit}</span>}
      </p>
      <div className={styles.head}>
        <div>
          <p className={styles.market}>{marketName}</p>
          <p>{fill(words.round, { date: displayDate(poy.dt) })}</p>
          <p className={styles.quiet}>{fill(words.placed, { time: displayDateTime(poy.createdAt) })}</p>
        </div>
        <div className={styles.number}>
          <p className={styles.quiet}>{words.no}</p>
          <p className={styles.no}>#{poy.poyNo}</p>
          {page.of > 1 ? <p className={styles.quiet}>{fill(words.page, page)}</p> : null}
        </div>
      </div>
      {groups.map((group) => (
        <div key={group.key} className={`${styles.group} ${styles[group.tone]}`}>
          <p className={styles.title}>{group.title}</p>
          <div className={styles.cells}>
            {group.cells.map((cell) => (
              <p key={cell.key} className={cell.isWon ? styles.won : undefined}>
                <b>{cell.number}</b> {cell.text}
              </p>
            ))}
          </div>
        </div>
      ))}
      <div className={styles.sum}>
        <p>
          {words.total} <span className={styles.quiet}>{fill(words.lines, { count })}</span>
        </p>
        <p className={styles.total}>
          <Money amount={poy.total} />
        </p>
      </div>
      <div className={styles.end}>
        <div className={styles.foot}>
          <p>
            <strong className={styles[toneOf(poy)]}>{status}</strong> ·{" "}
            {fill(words.asOf, { time: displayDateTime(atMs) })}
          </p>
          <p>
            {words.receipt}: <span className={styles.hash}>{poy.receipt}</span>
          </p>
          {poy.drawHead ? (
            <p>
              {words.drawHead}: <span className={styles.hash}>{headDigits(poy.drawHead)}</span>
            </p>
          ) : null}
        </div>
        {poy.publicReceipt?.isPublic ? <Check code={poy.publicReceipt.code} words={words} /> : null}
      </div>
    </div>
  );
}

/** The code to scan, and the address for those who type it. */
function Check({ code, words }: { code: string; words: PictureWords }) {
  const path = receiptAddress(code);
  return (
    <div className={styles.check}>
      <QrPicture text={location.origin + path} label={words.check} />
      <p>{words.check}</p>
      <p className={styles.address}>{location.host + path}</p>
    </div>
  );
}
