// Counts of a search for words without bits: exact while the words are rare, "at least" when they stand in thousands of homes.
import { bitWidth, type Chunk } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import { type Counts, countBits, noCounts, type Wanted } from './counts.ts';
import type { HomePlaces } from './home-places.ts';
import { type Add, cityWordsExpression, matchExpressions, wordsExpression } from './items.ts';
import type { InMemory } from './memory.ts';
import { parameters, type Query } from './query.ts';

/** Matches looked at: enough for an honest "500+", few enough for a millisecond or two. */
const SAMPLE = 500;

/** PostgreSQL finds the homes with the words; which of them pass the other filters, and what each value would leave, bits know. */
export async function countWords(
  query: Query,
  memory: () => Promise<InMemory>,
  conditions: Conditions,
  wanted: Wanted,
): Promise<Counts> {
  const [ids, { chunks, places }] = await Promise.all([homesWithWords(query, conditions), memory()]);
  if (!ids) return noCounts();
  const counts = countBits(chunks, conditions, wanted, setsOf(ids, places));
  return ids.length > SAMPLE * ID_BYTES ? capped(query, conditions, counts) : counts;
}

const ID_BYTES = 16;

/**
 * In the asked city and ranges, whatever their other values. A word of the same stem as a frequent one stands in no city's
 * index, and none of its homes is found there: they are looked for among all.
 */
async function homesWithWords(query: Query, conditions: Conditions): Promise<Buffer | null> {
  const { cityId, words } = conditions;
  const inCity =
    cityId === undefined
      ? null
      : await idsOf(query, conditions, (add) => cityWordsExpression(words, cityId, add));
  return inCity ?? idsOf(query, conditions, (add) => wordsExpression(words, add));
}

/** Their ids as one value, since rows would cost as much as finding them. */
async function idsOf(
  query: Query,
  conditions: Conditions,
  haveWords: (add: Add) => string,
): Promise<Buffer | null> {
  const { values, add } = parameters();
  const frequent = conditions.groups.filter(({ dimension }) => dimension === 'words');
  const asked = { ...conditions, groups: frequent, localityIds: undefined, words: '' };
  const where = [...matchExpressions(asked, add, true), haveWords(add)].join(' and ');
  const text = `with found as materialized (select property_id from listings where ${where} limit ${SAMPLE + 1})
    select string_agg(uuid_send(property_id), '') as ids from found`;
  const [row] = await query<{ ids: Buffer | null }>(text, values);
  return row?.ids ?? null;
}

function setsOf(ids: Buffer, places: HomePlaces): Map<Chunk, Uint32Array> {
  const sets = new Map<Chunk, Uint32Array<ArrayBuffer>>();
  for (let at = 0; at < ids.length; at += ID_BYTES) {
    const place = places.find(Uint32Array.from([0, 4, 8, 12], (word) => ids.readUInt32BE(at + word)));
    if (!place) continue;
    const { chunk, slot } = place;
    const set = sets.get(chunk) ?? new Uint32Array(bitWidth / 32);
    sets.set(chunk, set);
    // The first home of eight is the highest bit.
    const bytes = new Uint8Array(set.buffer);
    bytes[slot >> 3] = (bytes[slot >> 3] as number) | (128 >> (slot & 7));
  }
  return sets;
}

/** The homes looked at ended before the matches did: what they hold is the least there is. */
async function capped(query: Query, conditions: Conditions, counts: Counts): Promise<Counts> {
  const { values, add } = parameters();
  const where = matchExpressions(conditions, add).join(' and ');
  const [row] = await query<{ total: number }>(
    `select count(*)::integer as total from (select from listings where ${where} limit ${SAMPLE + 1}) m`,
    values,
  );
  const total = row?.total ?? 0;
  return {
    ...counts,
    total: Math.min(SAMPLE, total),
    totalIsExact: total <= SAMPLE,
    facetsAreExact: false,
    first: undefined,
  };
}
