/** The description of the API with everything in its place that it refers to. */
// biome-ignore lint/suspicious/noExplicitAny: a JSON document whose shape each test names for itself
export function inFull(description: object): any {
  const whole = JSON.parse(JSON.stringify(description));
  const inPlace = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => inPlace(one, within));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...beside } = value as { $ref?: string };
    if (reference?.startsWith('#/') && !within.includes(reference)) {
      let found = whole;
      for (const part of reference.slice(2).split('/')) found = found?.[part];
      return { ...(inPlace(found, [...within, reference]) as object), ...beside };
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inPlace(part, within)]));
  };
  return { ...whole, paths: inPlace(whole.paths, []) };
}
