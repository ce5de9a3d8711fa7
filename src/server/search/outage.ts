// While the primary does not answer, what is known goes on being shown: for how long, and as of when.
import { epochMs, type Instant } from '../../domain/dates.ts';
import { isOutOfService, tooBusy } from '../lib/problems.ts';
import type { CatalogueState } from './catalogue.ts';
import type { Query, Row } from './query.ts';

/** Whoever follows the catalogue looks at it every 50 ms. */
const AWAY_MS = 5_000;
/** So long is asked whether the database is back, where it has not answered lately: a server that vanished does not refuse. */
const PATIENCE_MS = 500;

type State = Pick<CatalogueState, 'lagMs'>;

/** Not before the first look: then nothing is known. */
export const isAway = ({ lagMs }: State): boolean => Number.isFinite(lagMs) && lagMs > AWAY_MS;

/** As of when what is known is true. */
export const asOf = ({ lagMs }: State, now: Instant): Instant => new Date(epochMs(now) - lagMs).toISOString();

/** Of a database that is away it waits for no answer that does not come at once. */
export const patientQuery =
  (query: Query, state: () => State): Query =>
  <Result extends Row>(text: string, values?: unknown[], isReused?: boolean): Promise<Result[]> => {
    const answer = query<Result>(text, values, isReused);
    if (!isAway(state())) return answer;
    // It may fail when nobody waits any more.
    answer.catch(() => undefined);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(tooBusy()), PATIENCE_MS);
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
  };

/** The answer of the database, or what is known where it cannot be asked. Other failures are the caller's. */
export async function orKnown<Value>(
  ask: () => Promise<Value>,
  known: () => Value | undefined,
): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    const value = isOutOfService(error) ? known() : undefined;
    if (value === undefined) throw error;
    return value;
  }
}
