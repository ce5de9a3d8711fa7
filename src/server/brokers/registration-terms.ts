/** What a broker's registration costs and what its payment does, as Settings has it at this very moment. */
import { sql } from 'drizzle-orm';
import { settingsOf } from '../../domain/settings.ts';
import type { Executor } from '../lib/request-context.ts';

export type RegistrationTerms = {
  /** Paise. */
  fee: number;
  /** A payment activates the broker at once; otherwise an administrator does. Only jobs and administrators can tell. */
  activatesOnPayment: boolean;
};

/** Read in the transaction that acts on it: what is asked and what is paid must not come from a process's memory. */
export async function registrationTerms(db: Pick<Executor, 'execute'>): Promise<RegistrationTerms> {
  const { rows } = await db.execute<{ key: string; value: unknown }>(
    sql`select key, value from settings where key in ('brokers', 'features')`,
  );
  const { brokers, features } = settingsOf(rows);
  return { fee: brokers.registration_fee, activatesOnPayment: features.activate_on_payment };
}
