/** The product's time on a page: the device's, ahead by as much as the server said that its own is moved. */
import { type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';

let offsetMs = 0;

export const clock = {
  now: (): Instant => new Date(Date.now() + offsetMs).toISOString(),
  /** The date in India. */
  today: (): CalendarDate => dateInIndia(clock.now()),
  /** The root says so before anything below it is drawn. */
  follow(aheadMs: number): void {
    offsetMs = aheadMs;
  },
};
