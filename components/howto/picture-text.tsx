interface PictureTextProps {
  /** Its lines, separated by line feeds: SVG text does not wrap by itself. */
  text: string;
  x: number;
  /** The baseline of the first line. */
  y: number;
  anchor?: "start" | "middle" | "end";
  className?: string;
}

/** Line height in SVG units: room for the marks above and below Burmese and Khmer letters. */
const LINE = 22;

/** Text in an illustration. */
export function PictureText({ text, x, y, anchor = "middle", className }: PictureTextProps) {
  return (
    <text textAnchor={anchor} className={className}>
      {text.split("\n").map((line, at) => (
        <tspan key={line} x={x} y={y + at * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
