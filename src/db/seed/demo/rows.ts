// What all rows of the demo share: their shape, and how days and rupees become instants and paise.
import type { CalendarDate } from '../../../domain/dates.ts';

export type { Row } from '../insert.ts';

/** The moment of seeding, from which all dates of the demo count back. */
export interface SeedClock {
  now: Date;
  today: CalendarDate;
}

const hourMs = 3_600_000;

export const ago = (clock: SeedClock, hours: number) =>
  new Date(clock.now.getTime() - hours * hourMs).toISOString();

export const paise = (rupees: number | null) => (rupees === null ? null : rupees * 100);
