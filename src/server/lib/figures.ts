/** How a feature says what of it whoever runs the product watches: `/metrics` shows it. */
import type { Transaction } from '../../db/actor.ts';

/** Counted anew whenever somebody reads `/metrics`, so it must cost next to nothing. */
export type Figure = {
  /** As Prometheus wants names: `mails_waiting`, with its unit at the end where it has one. */
  name: string;
  help: string;
  /** What its parts differ by, where it has parts. */
  label?: string;
  /** As the worker role, which sees all rows. `of` is the label's value. */
  read: (db: Transaction) => Promise<readonly { of?: string; value: number }[]>;
};
