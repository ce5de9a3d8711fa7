// A document's text for a dialog of any width: its lines end where the file's editor was as wide as they are.

/** Each paragraph and each point of a list on one line, which the dialog breaks itself; tables and code stay. */
export const unwrapped = (text: string): string =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) =>
      part.startsWith('```') ? part : part.replace(/(?<=\S)\n {0,4}(?![\s#|>`-]|\d+\. )/g, ' '),
    )
    .join('');
