import type { ReactNode } from "react";
import styles from "./market-mark.module.css";

/** The market's country as a simple flag; decoration, because the name is shown beside it. */
export function MarketMark({ betType }: { betType: string }) {
  const country = countryOf(betType);
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 36 36" width="40" height="40" aria-hidden="true" focusable="false">
        <clipPath id={`disc-${country}`}>
          <circle cx="18" cy="18" r="17" />
        </clipPath>
        <g clipPath={`url(#disc-${country})`}>{flags[country]}</g>
        <circle cx="18" cy="18" r="17" className={styles.rim} />
      </svg>
    </span>
  );
}

const rows = (...colours: string[]): ReactNode =>
  colours.map((fill, at) => (
    <rect
      key={`${fill}${String(at)}`}
      y={(36 / colours.length) * at}
      width="36"
      height={36 / colours.length}
      fill={fill}
    />
  ));

const star = (x: number, y: number, r: number, fill: string) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? r : r * 0.4;
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return <polygon points={points.join(" ")} fill={fill} />;
};

const ground = (fill: string) => <rect width="36" height="36" fill={fill} />;

const thai = rows("#a51931", "#f4f5f8", "#2d2a4a", "#2d2a4a", "#f4f5f8", "#a51931");

const flags = {
  gov: (
    <>
      {thai}
      <circle cx="18" cy="18" r="8" fill="#d4af37" />
      {star(18, 18, 5.5, "#0b1f3a")}
    </>
  ),
  thai,
  japan: (
    <>
      {ground("#fff")}
      <circle cx="18" cy="18" r="8" fill="#bc002d" />
    </>
  ),
  china: (
    <>
      {ground("#de2910")}
      {star(13, 15, 6, "#ffde00")}
      {star(23, 10, 2, "#ffde00")}
      {star(25, 17, 2, "#ffde00")}
    </>
  ),
  hongkong: (
    <>
      {ground("#de2910")}
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          cx="18"
          cy="11.5"
          rx="3"
          ry="5.5"
          fill="#fff"
          transform={`rotate(${turn} 18 18)`}
        />
      ))}
    </>
  ),
  taiwan: (
    <>
      {ground("#fe0000")}
      <rect width="18" height="18" fill="#000095" />
      <circle cx="11" cy="11" r="4" fill="#fff" />
    </>
  ),
  korea: (
    <>
      {ground("#fff")}
      <path d="M9 18a9 9 0 0 1 18 0z" fill="#cd2e3a" />
      <path d="M9 18a9 9 0 0 0 18 0z" fill="#0047a0" />
    </>
  ),
  singapore: (
    <>
      {rows("#ee2536", "#fff")}
      <circle cx="12" cy="10" r="5" fill="#fff" />
      <circle cx="14" cy="10" r="4.4" fill="#ee2536" />
    </>
  ),
  india: (
    <>
      {rows("#ff9933", "#fff", "#138808")}
      <circle cx="18" cy="18" r="4" fill="none" stroke="#000080" strokeWidth="1.4" />
    </>
  ),
  egypt: (
    <>
      {rows("#ce1126", "#fff", "#000")}
      {star(18, 18, 4, "#c09300")}
    </>
  ),
  russia: rows("#fff", "#0039a6", "#d52b1e"),
  england: (
    <>
      {ground("#fff")}
      <rect x="15" width="6" height="36" fill="#ce1124" />
      <rect y="15" width="36" height="6" fill="#ce1124" />
    </>
  ),
  germany: rows("#000", "#dd0000", "#ffce00"),
  lao: (
    <>
      {rows("#ce1126", "#002868", "#002868", "#ce1126")}
      <circle cx="18" cy="18" r="6.5" fill="#fff" />
    </>
  ),
  hanoy: (
    <>
      {ground("#da251d")}
      {star(18, 19, 10, "#ffcd00")}
    </>
  ),
  malay: (
    <>
      {rows("#cc0001", "#fff", "#cc0001", "#fff", "#cc0001", "#fff", "#cc0001", "#fff")}
      <rect width="19" height="20" fill="#010066" />
      <circle cx="11" cy="11.5" r="5" fill="#ffcc00" />
      <circle cx="12.8" cy="11.5" r="4.2" fill="#010066" />
      {star(14.2, 11.5, 3.4, "#ffcc00")}
    </>
  ),
  usa: (
    <>
      {rows("#b22234", "#fff", "#b22234", "#fff", "#b22234", "#fff", "#b22234")}
      <rect width="18" height="20.5" fill="#3c3b6e" />
      {star(10, 11, 5, "#fff")}
    </>
  ),
  other: ground("#0b1f3a"),
} satisfies Record<string, ReactNode>;

function countryOf(betType: string): keyof typeof flags {
  if (betType.startsWith("th_")) return "thai";
  const base = betType.replace(/_(am|pm)$/, "");
  const alias: Partial<Record<string, keyof typeof flags>> = {
    nikkei: "japan",
    hangseng: "hongkong",
    dowjones: "usa",
    "lao-super": "lao",
  };
  const name = alias[base] ?? base;
  return isFlag(name) ? name : "other";
}

const isFlag = (name: string): name is keyof typeof flags => Object.hasOwn(flags, name);
