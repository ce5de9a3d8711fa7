/** How numbers and moments are written. A format is made when it is first asked: the first of all takes a slow phone a tenth of a second, which pages that show none need not wait for. */

function whenAsked<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** In Indian groups: 1,25,000. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (number: number) => string {
  const format = whenAsked(() => new Intl.NumberFormat('en-IN', options));
  return (number) => format().format(number);
}

/** `tag` names the language; moments are milliseconds since 1970. */
export function momentFormat(tag: string, options: Intl.DateTimeFormatOptions): (epochMs: number) => string {
  const format = whenAsked(() => new Intl.DateTimeFormat(tag, options));
  // India’s English has “Sept” in the data of browsers; people write three letters of every month.
  return (epochMs) =>
    format()
      .format(epochMs)
      .replace(/Sept\b/, 'Sep');
}
