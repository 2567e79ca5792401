interface PictureTextProps {
  /** Lines of it, parted by line feeds: text in a drawing does not wrap by itself. */
  text: string;
  x: number;
  /** The baseline of the first line. */
  y: number;
  anchor?: "start" | "middle" | "end";
  className?: string;
}

/** Units of the drawing between two lines: room for the marks above and below Burmese and Khmer letters. */
const LINE = 22;

/** Words in a drawing. */
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
