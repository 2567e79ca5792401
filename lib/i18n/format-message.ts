/**
 * Puts values into a message, in place of `use-intl/format-message` (`next.config.ts` sets the alias), whose parser of
 * the whole ICU grammar is 9 kB of script. Of the grammar this one knows what the messages of this site use: `{name}`,
 * `{n, plural, =0 {…} one {…} other {# …}}` and `<tag>…</tag>`. A test formats every message with both.
 */
export default function formatMessage(
  _key: string,
  message: unknown,
  values: Values | undefined,
  { locale, formatters }: Options,
): unknown {
  if (typeof message !== "string") throw new Error("a message is a text");
  if (!/[{<]/.test(message)) return message;
  const parts = parsed.get(message) ?? parse(message);
  parsed.set(message, parts);
  return joined(partsOf(parts, { values: values ?? {}, locale, formatters }));
}

/** `t.raw` gives a message as it stands. */
formatMessage.raw = true;

type Values = Readonly<Record<string, unknown>>;

interface Options {
  locale: string;
  formatters: {
    getNumberFormat: (locale: string) => Intl.NumberFormat;
    getPluralRules: (locale: string) => Intl.PluralRules;
  };
}

/** The `#` of a plural: its number, as the language writes it. */
const count = Symbol("count");

type Part =
  | string
  | typeof count
  | { name: string }
  | { name: string; forms: Map<string, Part[]> }
  | { name: string; inner: Part[] };

/** As many as there are messages. */
const parsed = new Map<string, Part[]>();

function parse(message: string): Part[] {
  let at = 0;
  /** What follows here, if it has this shape; moves behind it. */
  const take = (shape: RegExp) => {
    shape.lastIndex = at;
    const found = shape.exec(message);
    if (found) at = shape.lastIndex;
    return found;
  };
  const need = (shape: RegExp) => {
    if (!take(shape)) throw new Error("not in the grammar of messages");
  };
  const parts = (isCounted: boolean): Part[] => {
    const read: Part[] = [];
    while (at < message.length) {
      const text = take(isCounted ? /[^{}<#]+/y : /[^{}<]+/y);
      if (text) read.push(text[0]);
      const tag = take(/<(\w+)>/y);
      const gap = tag ? null : take(/\{(\w+)(\}|, plural,)/y);
      if (tag?.[1]) {
        read.push({ name: tag[1], inner: parts(isCounted) });
        need(/<\/\w+>/y);
      } else if (gap?.[1]) read.push(gap[2] === "}" ? { name: gap[1] } : { name: gap[1], forms: forms() });
      else if (isCounted && take(/#/y)) read.push(count);
      else if (!text) break;
    }
    return read;
  };
  const forms = () => {
    const read = new Map<string, Part[]>();
    for (let form = take(/ (=?\w+) \{/y); form?.[1]; form = take(/ (=?\w+) \{/y)) {
      read.set(form[1], parts(true));
      need(/\}/y);
    }
    need(/\}/y);
    return read;
  };
  const read = parts(false);
  need(/$/y);
  return read;
}

interface Filling extends Options {
  values: Values;
  /** The number of the plural around. */
  number?: number;
}

function partsOf(parts: readonly Part[], filling: Filling): unknown[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return part;
    const { values, locale, formatters, number = 0 } = filling;
    if (part === count) return formatters.getNumberFormat(locale).format(number);
    if (!(part.name in values)) throw new Error(`no value for ${part.name}`);
    const value = values[part.name];
    if ("forms" in part) {
      const counted = Number(value);
      const form =
        part.forms.get(`=${value}`) ??
        part.forms.get(formatters.getPluralRules(locale).select(counted)) ??
        part.forms.get("other");
      return partsOf(form ?? [], { ...filling, number: counted });
    }
    if ("inner" in part) {
      if (typeof value !== "function") throw new Error(`${part.name} is a tag`);
      const inner = joined(partsOf(part.inner, filling));
      return value(Array.isArray(inner) ? inner : [inner]);
    }
    if (typeof value === "number" || typeof value === "bigint") return String(value);
    return value || "";
  });
}

/** Neighbouring texts as one; a text where nothing else is there. */
function joined(parts: readonly unknown[]): unknown {
  const whole: unknown[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === "string" && typeof last === "string") whole[whole.length - 1] = last + part;
    else whole.push(part);
  }
  return whole.length > 1 ? whole : (whole[0] ?? "");
}
