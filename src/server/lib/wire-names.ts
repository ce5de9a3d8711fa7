// One language on the wire: names in snake_case and instants that end in Z, also where what is answered was written before that was said.

/** 'totalIsExact' is 'total_is_exact'; what is data, such as 'KRY-7F3K9', stays. */
export const snakeOf = (name: string): string =>
  /^[a-z]+[a-z0-9]*([A-Z][a-z0-9]*)+$/.test(name)
    ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : name;

const CAMEL = /"[a-z][a-z0-9]*[A-Z]\w*":/;
/** As PostgreSQL writes them in JSON; a text that is nothing else is an instant. */
const ZERO_OFFSET = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)\+00:00"/g;

/** The text of a JSON answer, each camelCase name in snake_case beside it, and instants of one kind. */
export function inOneLanguage(json: string): string {
  const text = json.replaceAll(ZERO_OFFSET, '"$1Z"');
  return CAMEL.test(text) ? JSON.stringify(inBothNames(JSON.parse(text))) : text;
}

function inBothNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inBothNames);
  if (typeof value !== 'object' || value === null) return value;
  const named: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const both = inBothNames(part);
    const snake = snakeOf(name);
    // The older name stays where it was: last, say.
    if (!Object.hasOwn(value, snake)) named[snake] = both;
    named[name] = both;
  }
  return named;
}
