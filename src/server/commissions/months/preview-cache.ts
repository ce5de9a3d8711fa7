/** Computes the preview of a month once for each state of the data, so that turning its pages does not compute it again. */
import type { ClientBase } from 'pg';
import type { Database } from '../../../db/actor.ts';
import type { RankName } from '../../../domain/commission/plan.ts';
import type { Instant, Month } from '../../../domain/dates.ts';
import type { CodeList } from './code-list.ts';
import { type MonthTotals, type PreparedMonth, prepareMonth, totalsOf } from './computed.ts';

/** A month as it would be closed now, with what a preview shows of it. */
export interface ComputedPreview {
  readonly at: Instant;
  /** For whoever asks why an amount of it is what it is. */
  readonly prepared: PreparedMonth;
  readonly totals: MonthTotals;
  readonly corrections: number;
  /** Sum of the adjustments that it would post. */
  readonly adjusted: number;
  readonly released: number;
  readonly lapsed: number;
  /** Places of everyone who earns, the highest amount first. */
  readonly earners: Int32Array;
  readonly codes: CodeList;
  readonly ranks: readonly RankName[];
  /** By place. */
  readonly rank: Uint8Array;
  readonly qualifying: Float64Array;
  readonly paid: Float64Array;
  readonly held: Float64Array;
}

/** Longer than somebody turns pages; and whatever the state below might not notice is seen after it. */
const CACHE_MS = 300_000;

interface Cached {
  readonly key: string;
  readonly preview: Promise<ComputedPreview>;
}

/** The last one only: of a million people and payments it takes some two hundred megabytes. */
const cached = new WeakMap<Database, Cached>();

/** Whoever asks for the same while it is being computed waits for that. */
export async function cachedPreview(database: Database, month: Month): Promise<ComputedPreview> {
  const key = `${month} ${await database.asReader(stateOfData)}`;
  const found = cached.get(database);
  if (found?.key === key) return found.preview;
  const preview = database.asReader(async (client) =>
    computedPreview(await prepareMonth(client, month), database.clock.now()),
  );
  const made = { key, preview };
  cached.set(database, made);
  const forget = () => {
    if (cached.get(database) === made) cached.delete(database);
  };
  preview.catch(forget);
  setTimeout(forget, CACHE_MS).unref();
  return preview;
}

/** Another text after any change that a month reads: each is written down by a trigger, added to a list, or stamped. */
async function stateOfData(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ state: string }>(
    `select concat_ws(' ', (select max(id) from managed_property_rvl_changes), (select max(id) from managed_property_attributions),
       (select max(id) from managed_property_shares), (select max(id) from affiliate_fact_changes),
       (select count(*) from affiliate_registrations), (select max(decided_at) from commission_holds),
       (select concat(max(approved_at), max(withdrawn_at)) from commission_adjustments),
       (select max(month) from commission_months where closed_at is not null), (select max(created_at) from plan_versions))
       as state`,
  );
  return rows[0]?.state ?? '';
}

function computedPreview(prepared: PreparedMonth, at: Instant): ComputedPreview {
  const { input, computed, corrections, ended, adjustments, entries } = prepared;
  const sumOf = (outcome: string) =>
    ended.reduce((sum, hold) => sum + (hold.outcome === outcome ? hold.amount : 0), 0);
  return {
    at,
    prepared,
    totals: totalsOf(prepared),
    corrections: corrections.postings.length,
    adjusted: adjustments.reduce((sum, { amount }) => sum + amount, 0),
    released: sumOf('released'),
    lapsed: sumOf('lapsed'),
    earners: topEarners(prepared),
    codes: input.codes,
    ranks: input.plan.ranks.map(({ name }) => name),
    rank: computed.rank,
    qualifying: computed.qualifying,
    paid: entries.paid,
    held: entries.held,
  };
}

function topEarners({ entries: { paid, held } }: PreparedMonth): Int32Array {
  const amount = (place: number) => (paid[place] as number) + (held[place] as number);
  const places = Int32Array.from(paid, (_, place) => place).filter((place) => amount(place) > 0);
  return places.sort((a, b) => amount(b) - amount(a) || a - b);
}
