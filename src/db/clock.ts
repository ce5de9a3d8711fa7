/**
 * The product's own time: that of the machine, and outside production moved by what the database keeps under `app.clock_offset`.
 * `app.now()` in SQL is moved by the same (docs/decisions/0027-one-clock.md).
 */
import pg from 'pg';
import { type CalendarDate, dateInIndia, epochMs, type Instant } from '../domain/dates.ts';
import { StartupError } from './startup-error.ts';

/** Who moves the clock says so on this channel. */
export const CLOCK_CHANNEL = 'clock';
/** The database's setting; on some servers only a superuser gives the right to it. */
export const CLOCK_OFFSET = 'app.clock_offset';
const INSUFFICIENT_PRIVILEGE = '42501';

/** The clock of one open database. */
export class Clock {
  #offsetMs = 0;
  #ownMs: number | null = null;
  readonly #moved: (() => void)[] = [];

  /** Milliseconds that the product is ahead of the machine; always 0 in production. */
  get offsetMs(): number {
    return this.#ownMs ?? this.#offsetMs;
  }
  /** What the database tells each connection when it is made. */
  get keptMs(): number {
    return this.#offsetMs;
  }
  /** What the transactions of this process say of themselves, where it lives at a time of its own; else null. */
  get ownMs(): number | null {
    return this.#ownMs;
  }
  /**
   * This process alone lives at that moment, which may lie in the past: the demo is made so. Its transactions say so one by one, and
   * whoever else is on the database stays where they are. null: back to the time of the database.
   */
  liveAt(moment: Instant | null): void {
    this.#ownMs = moment === null ? null : offsetTo(moment);
  }
  set offsetMs(ahead: number) {
    if (ahead === this.#offsetMs) return;
    this.#offsetMs = ahead;
    for (const hear of this.#moved) hear();
  }
  onMove(hear: () => void): void {
    this.#moved.push(hear);
  }

  readonly now = (): Instant => new Date(Date.now() + this.offsetMs).toISOString();
  /** The date in India. */
  readonly today = (): CalendarDate => dateInIndia(this.now());
}

/** How long until the machine's clock shows that moment; what the product's clock must be ahead for it to be now. */
export const offsetTo = (moment: Instant): number => epochMs(moment) - Date.now();

type Asking = Pick<pg.Pool | pg.Client, 'query'>;

/** What the database keeps: a connection is told it when it is made, and one that is open already does not hear of a move. */
export async function storedOffset(client: Asking): Promise<number> {
  const { rows } = await client.query<{ offset: string }>(`
    select round(extract(epoch from split_part(kept, '=', 2)::interval) * 1000)::text as offset
      from pg_db_role_setting s, unnest(s.setconfig) kept
     where s.setdatabase = (select oid from pg_database where datname = current_database()) and s.setrole = 0
       and kept like 'app.clock_offset=%'`);
  return Number(rows[0]?.offset ?? 0);
}

/** For a tool with a connection of its own: the time as it stands on that database. */
export async function clockOf(client: Asking): Promise<Clock> {
  const clock = new Clock();
  clock.offsetMs = await storedOffset(client);
  return clock;
}

/** Moves the time of everybody on this database. Only its owner may, and whoever calls refuses it in production. */
export async function keepOffset(owner: Asking, offsetMs: number): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_database()) as name');
  await owner
    .query(`alter database ${rows[0]?.name} set ${CLOCK_OFFSET} = '${Math.round(offsetMs)} ms'`)
    .catch((error) => {
      if (!(error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
      throw new StartupError(
        `the owner of this database may not move its time: as a superuser, \`grant set on parameter ${CLOCK_OFFSET} to\` that owner`,
      );
    });
  await owner.query(`notify ${CLOCK_CHANNEL}`);
}
