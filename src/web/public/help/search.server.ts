// Which help texts answer what somebody typed.
import { type HelpText, wordsOfBlock } from './markdown.ts';
import { askedFor, folded } from './search-words.ts';

/** Words of a title count most, then those of the first sentences, of headings, and of the rest. */
const POINTS = { title: 9, summary: 4, heading: 3, rest: 1 } as const;

type Place = { points: number; said: string };
const known = new WeakMap<HelpText, readonly Place[]>();

/** What a text says in each of its places, folded once for all searches. */
function placesOf(text: HelpText): readonly Place[] {
  const before = known.get(text);
  if (before) return before;
  const { title, summary, blocks } = text;
  const said = (texts: readonly string[]) => texts.map((one) => ` ${folded(one)}`).join(' /');
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(wordsOfBlock);
  const rest = blocks.filter(({ kind }) => kind !== 'heading').map(wordsOfBlock);
  const places = [
    { points: POINTS.title, said: said([title]) },
    { points: POINTS.summary, said: said([summary]) },
    { points: POINTS.heading, said: said(headings) },
    { points: POINTS.rest, said: said(rest) },
  ];
  known.set(text, places);
  return places;
}

/**
 * How well a text answers what was searched for; 0: not at all. More than half of the words that ask for something have to be in
 * it, each as itself or as another word for the same.
 */
export function matchOf(text: HelpText, searched: string): number {
  const places = placesOf(text);
  const asked = askedFor(searched);
  const points = asked.map(
    (words): number =>
      places.find(({ said }) => words.some((word) => said.includes(` ${word}`)))?.points ?? 0,
  );
  const found = points.filter((point) => point > 0).length;
  return found * 2 > asked.length
    ? (points.reduce((sum, point) => sum + point, 0) * found) / asked.length
    : 0;
}
