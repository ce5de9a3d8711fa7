/** Parts of a place that are told apart by a number: "sector 9", "2nd stage", "सेक्टर 12". */

const parts = new Set('sector sec phase stage block cross main pocket सेक्टर फेज ब्लॉक'.split(' '));
const isNumber = (word: string | undefined): boolean => /^\d{1,3}(?:st|nd|rd|th|[a-z])?$/.test(word ?? '');

/** The words of a text, with such a part and its number as one: ["sector", "9", "quiet"] are "sector 9" and "quiet". */
export function withNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at);
    const isPair = (parts.has(word) && isNumber(next)) || (isNumber(word) && parts.has(next));
    joined.push(isPair ? `${word} ${next}` : word);
    if (isPair) at += 1;
  }
  return joined;
}
