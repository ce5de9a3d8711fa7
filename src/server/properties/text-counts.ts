// Counts of a search for words without bits: exact while the words are rare, "at least" when they stand in thousands of homes.
import { bitWidth, type Chunk } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import { type Counts, countBits, noCounts, type Wanted } from './counts.ts';
import { matchExpressions } from './items.ts';
import type { Chunks } from './memory.ts';
import { parameters, type Query } from './query.ts';

/** Matches looked at: enough for an honest "500+", few enough for a millisecond or two. */
const SAMPLE = 500;

/** PostgreSQL finds the homes with the words; which of them pass the other filters, and what each value would leave, bits know. */
export async function countWords(
  query: Query,
  chunks: () => Promise<Chunks>,
  conditions: Conditions,
  wanted: Wanted,
): Promise<Counts> {
  const homes = await homesWithWords(query, conditions);
  if (!homes) return noCounts();
  const known = await chunks();
  const counts = countBits(known, conditions, wanted, setsOf(homes, known));
  return homes.length > SAMPLE * HOME_BYTES ? capped(query, conditions, counts) : counts;
}

const HOME_BYTES = 24;

/** In the asked city and ranges, whatever their other values: of each its id, city and slot in one value, since rows would cost as much as finding them. */
async function homesWithWords(query: Query, conditions: Conditions): Promise<Buffer | null> {
  const { values, add } = parameters();
  const words = conditions.groups.filter(({ dimension }) => dimension === 'words');
  const asked = { ...conditions, groups: words, localityIds: undefined };
  const where = matchExpressions(asked, add, true).join(' and ');
  const text = `with found as materialized (select property_id from listings where ${where} limit ${SAMPLE + 1})
    select string_agg(uuid_send(property_id) || int4send(city_id) || int4send(slot), '') as homes
      from found join listing_slots using (property_id)`;
  const [row] = await query<{ homes: Buffer | null }>(text, values);
  return row?.homes ?? null;
}

function setsOf(homes: Buffer, chunks: Chunks): Map<Chunk, Uint32Array> {
  const sets = new Map<Chunk, Uint32Array<ArrayBuffer>>();
  for (let at = 0; at < homes.length; at += HOME_BYTES) {
    const cityId = homes.readInt32BE(at + 16);
    const slot = homes.readInt32BE(at + 20);
    const chunk = chunks.find((one) => one.cityId === cityId && one.number === Math.floor(slot / bitWidth));
    const place = slot % bitWidth;
    // A slot may have another home by now.
    if (!chunk?.id(place).every((word, i) => word === homes.readUInt32BE(at + i * 4))) continue;
    const set = sets.get(chunk) ?? new Uint32Array(bitWidth / 32);
    sets.set(chunk, set);
    // The first home of eight is the highest bit.
    const bytes = new Uint8Array(set.buffer);
    bytes[place >> 3] = (bytes[place >> 3] as number) | (128 >> (place & 7));
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
