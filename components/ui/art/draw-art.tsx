const balls = [
  { x: 44, y: 104, digit: "4" },
  { x: 100, y: 66, digit: "9" },
  { x: 160, y: 52, digit: "1" },
  { x: 220, y: 66, digit: "8" },
  { x: 276, y: 104, digit: "7" },
] as const;

/** An illustration: five balls rising over a slip, in one gold line. Decoration only. */
export function DrawArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 176" aria-hidden="true" className={className} fill="none" strokeLinecap="round">
      <path d="M8 128C56 44 264 44 312 128" stroke="#d4af37" strokeOpacity=".35" strokeWidth="1.5" />
      <path d="M24 148C68 76 252 76 296 148" stroke="#d4af37" strokeOpacity=".2" strokeWidth="1.5" />
      <path
        d="M112 104h96v60l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z"
        stroke="#d4af37"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M126 122h44M126 134h60M126 146h30" stroke="#c4cfe0" strokeOpacity=".7" strokeWidth="2" />
      <path d="m184 118 4 4 8-8" stroke="#d4af37" strokeWidth="2" strokeLinejoin="round" />
      {balls.map(({ x, y, digit }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="22" fill="#16305a" stroke="#d4af37" strokeWidth="2" />
          <text x={x} y={y + 8} textAnchor="middle" fontSize="22" fontWeight="700" fill="#ffffff">
            {digit}
          </text>
        </g>
      ))}
      <path
        d="M24 40v12M18 46h12M296 34v12M290 40h12M250 16v8M246 20h8M70 20v8M66 24h8"
        stroke="#d4af37"
        strokeWidth="1.5"
      />
    </svg>
  );
}
