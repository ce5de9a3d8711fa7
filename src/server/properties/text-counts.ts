// Counts of a search for words without bits: exact while the words are rare, "at least" when they stand in thousands of homes.
import { bitWidth, type Chunk } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import { type Counted, type Counts, countBits, noCounts } from './counts.ts';
import { textOf } from './home-ids.ts';
import { matchExpressions } from './items.ts';
import type { Chunks } from './memory.ts';
import { parameters, type Query } from './query.ts';

/** Matches looked at: enough for an honest "500+", few enough for a millisecond or two. */
const SAMPLE = 500;

interface Home extends Record<string, unknown> {
  id: string;
  cityId: number;
  slot: number;
}

/** PostgreSQL finds the homes with the words; which of them pass the other filters, and what each value would leave, bits know. */
export async function countWords(
  query: Query,
  chunks: () => Promise<Chunks>,
  conditions: Conditions,
  counted: Counted,
): Promise<Counts> {
  const homes = await homesWithWords(query, conditions);
  if (homes.length === 0) return noCounts();
  const counts = countBits(await chunks(), conditions, counted, (chunk) => bitsOf(homes, chunk));
  return homes.length > SAMPLE ? capped(query, conditions, counts) : counts;
}

/** In the asked city and ranges, whatever their other values. */
function homesWithWords(query: Query, conditions: Conditions): Promise<Home[]> {
  const { values, add } = parameters();
  const words = conditions.groups.filter(({ dimension }) => dimension === 'words');
  const asked = { ...conditions, groups: words, localityIds: undefined };
  const where = matchExpressions(asked, add, true).join(' and ');
  const text = `with found as materialized (select property_id from listings where ${where} limit ${SAMPLE + 1})
    select property_id as id, city_id as "cityId", slot from found join listing_slots using (property_id)`;
  return query<Home>(text, values);
}

/** A slot may have another home by now. */
function bitsOf(homes: readonly Home[], chunk: Chunk): Uint32Array | undefined {
  const slots = homes.flatMap(({ id, cityId, slot }) => {
    const place = slot - chunk.number * bitWidth;
    const isHere = cityId === chunk.cityId && place >= 0 && place < bitWidth;
    return isHere && textOf(chunk.id(place)) === id ? [place] : [];
  });
  if (slots.length === 0) return undefined;
  const bits = new Uint32Array(bitWidth / 32);
  const bytes = new Uint8Array(bits.buffer);
  // The first home of eight is the highest bit.
  for (const slot of slots) bytes[slot >> 3] = (bytes[slot >> 3] as number) | (128 >> (slot & 7));
  return bits;
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
    passed: undefined,
  };
}
