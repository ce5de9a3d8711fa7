/** Takes the words of the vocabulary, and keeps the others to be looked for. */
import { type Draft, leaveUnread, take, unwantedAfter } from './draft.ts';
import { genericPlaceWords } from './ordinary-words.ts';
import { saysNothing } from './places.ts';
import { isBehindPlace, takePlaces } from './read-place.ts';
import { isOfRooms, plain, type Token } from './tokens.ts';
import { meaningAt } from './vocabulary.ts';

const besideWords = new Set([
  'near',
  'opposite',
  'behind',
  'facing',
  'next',
  'close',
  'beside',
  'opp',
  'saamne',
  'samne',
]);

/** What stands beside a home as often as it belongs to it. */
const alsoOutside = new Set(['park', 'garden', 'gym', 'club', 'pool', 'hostel', 'company', 'school']);

export function readMeaning(draft: Draft, at: number): number {
  const { tokens, places, index } = draft;
  const meant = meaningAt(tokens, at);
  if (!meant) return 0;
  const { meaning, count } = meant;
  const token = tokens[at];
  if (count === 1 && token && index.names.words.has(token.text)) {
    const longer = places.nearAt(at, 2);
    if (longer) return takePlaces(draft, at, longer);
  }
  const isBeside = [tokens[at - 1], tokens[at - 2]].some((before) => besideWords.has(before?.word ?? ''));
  // "Manyata Tech Park" is a name.
  const isInName = tokens[at - 1]?.typed !== undefined && tokens[at - 1]?.typed === draft.words.at(-1);
  if (count === 1 && token && (isBeside || isInName) && alsoOutside.has(token.word))
    return draft.isNegated ? 0 : keepWord(draft, at);
  if (meaning.of === 'nothing') return leaveUnread(draft, at, count);
  if (meaning.of === 'words') {
    const unwanted = unwantedAfter(draft, at + count);
    if (unwanted !== undefined) return leaveUnread(draft, at, count + unwanted);
    for (let next = at; next < at + count; next += 1) keepWord(draft, next);
    return count;
  }
  if ((meaning.of === 'pg_for' || meaning.of === 'pg_meals') && !draft.saysPg)
    return draft.isNegated ? 0 : keepWord(draft, at);
  const unwanted = unwantedAfter(draft, at + count);
  if (unwanted !== undefined) {
    if (meaning.of === 'pg_meals') {
      draft.meanings.push({ of: 'pg_meals', value: ['none'] });
      return take(draft, at, count + unwanted, 'pg_meals', 'none');
    }
    if (meaning.of !== 'property_type' && meaning.of !== 'furnishing')
      return leaveUnread(draft, at, count + unwanted);
    draft.excluded.push(meaning);
    return take(draft, at, count + unwanted, `not_${meaning.of}`, meaning.value);
  }
  if (meaning.of === 'property_type' && !draft.saysType && isAnyHouse(tokens, at)) {
    draft.wishedTypes.push(meaning.value);
    return count;
  }
  draft.meanings.push(meaning);
  return take(draft, at, count, meaning.of, String(meaning.value));
}

/** "House" alone: "independent house" is a type. */
export const isAnyHouse = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'house' && meaningAt(tokens, at)?.count === 1;

/** Letters and figures that stand together are one word again. */
export function keepWord(draft: Draft, at: number): number {
  const { tokens, words } = draft;
  const token = tokens[at];
  if (!token) return 1;
  let count = 1;
  while (tokens[at + count]?.gap === '') count += 1;
  const word = count === 1 ? token.typed : plain(draft.typed.slice(token.start, tokens[at + count - 1]?.end));
  const isShortNumber = token.value !== undefined && count === 1 && token.text.length < LEAST_FIGURES;
  const before = tokens[at - 1];
  const isAfterWord = before !== undefined && before.value === undefined && before.typed === words.at(-1);
  // "Hoodi circle" is Hoodi; of "Rohini sector 9" the number counts.
  const isNumbered = tokens[at + 1]?.value !== undefined && !isOfRooms(tokens, at + 1);
  const isOfPlace =
    count === 1 && genericPlaceWords.has(token.text) && !isNumbered && isBehindPlace(draft, at);
  if (
    !isOfPlace &&
    !saysNothing(count === 1 ? token : { text: word }) &&
    !(count === 1 && saysNothing({ text: token.word })) &&
    (!isShortNumber || isAfterWord)
  )
    words.push(word);
  return count;
}

/** Fewer are looked for only behind a word: "sector 65". */
const LEAST_FIGURES = 4;
