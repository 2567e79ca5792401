import { ButtonLink } from "@/components/ui/controls/button";
import { type LinkItem, LinkList } from "@/components/ui/lists/link-list";
import styles from "./not-found-screen.module.css";

interface NotFoundScreenProps {
  /** As the answer has it. */
  status?: 404 | 400;
  /** What is missing, why that may be, and where to go for others of its kind. */
  title: string;
  text: string;
  instead: { href: string; label: string } | null;
  home: { href: string; label: string };
  /** Other places, for whoever was looking for something else. */
  ways: readonly LinkItem[];
  waysTitle: string;
}

/** Says what was not found and where to go instead, under the night sky and between the site's bars. */
export function NotFoundScreen({
  status = 404,
  title,
  text,
  instead,
  home,
  ways,
  waysTitle,
}: NotFoundScreenProps) {
  return (
    <div className={styles.page}>
      <div className={styles.screen} data-on-navy="">
        <NightSky />
        <div className={styles.words}>
          <p className={styles.number}>{status}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          <div className={styles.acts}>
            {instead ? (
              <ButtonLink look="gold" href={instead.href}>
                {instead.label}
              </ButtonLink>
            ) : null}
            <ButtonLink look={instead ? "quiet" : "gold"} isHard href={home.href}>
              {home.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <section aria-labelledby="other-ways" className={styles.ways}>
        <h2 id="other-ways">{waysTitle}</h2>
        <LinkList ways={ways} />
      </section>
    </div>
  );
}

/** None behind the text: beside small letters a star reads as one of their marks. */
const stars = [
  [40, 60, 1.6],
  [110, 30, 1.2],
  [170, 95, 1.8],
  [235, 45, 1.2],
  [300, 120, 1.4],
  [365, 35, 1.8],
  [612, 34, 1.2],
  [455, 40, 1.6],
  [588, 168, 1.2],
  [705, 40, 1.4],
  [750, 170, 1.8],
  [200, 18, 1.2],
  [500, 120, 1.4],
] as const;

/** A night landscape: moon, birds, stars, and a house with one lit window. */
function NightSky() {
  return (
    <>
      <svg
        className={styles.sky}
        viewBox="0 0 800 260"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <g fill="#eef1f6">
          {stars.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} className={styles.star} cx={x} cy={y} r={r} />
          ))}
        </g>
        <circle cx="660" cy="112" r="48" fill="#e6c65c" />
        <g fill="#d4af37" opacity="0.55">
          <circle cx="642" cy="98" r="8" />
          <circle cx="676" cy="128" r="11" />
          <circle cx="680" cy="90" r="5" />
        </g>
        <g className={styles.birds} fill="none" stroke="#c4cfe0" strokeWidth="2.5" strokeLinecap="round">
          <path d="M470 96q10-12 20 0q10-12 20 0" />
          <path d="M530 70q8-10 16 0q8-10 16 0" />
          <path d="M520 128q7-8 14 0q7-8 14 0" />
        </g>
      </svg>
      <svg
        className={styles.ground}
        viewBox="0 0 800 160"
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 72q140-60 290-20t280-12 230 8v112H0z" fill="#16305a" />
        <path d="M0 112q180-48 360-10t440-16v74H0z" fill="#0d1f3d" />
        <g fill="none" stroke="#d4af37" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M112 104V62l30-25 30 25v42z" fill="#0d1f3d" />
          <path d="M102 68l40-33 40 33" />
          <path d="M122 74h14v14h-14z" fill="#e6c65c" stroke="none" />
          <path d="M148 104V78h14v26" />
        </g>
      </svg>
    </>
  );
}
