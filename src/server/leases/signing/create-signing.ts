/** Chooses who has agreements signed electronically, as configuration says. */
import type { Database } from '../../../db/actor.ts';
import type { Config } from '../../lib/config.ts';
import type { Signing } from '../../lib/signing.ts';
import { createSandbox } from './sandbox.ts';

/** Null: agreements are signed with our own codes alone. */
export const createSigning = (
  { signing, authSecret, publicUrl }: Pick<Config, 'signing' | 'authSecret' | 'publicUrl'>,
  database: Database,
): Signing | null =>
  signing === 'none' ? null : createSandbox({ database, secret: authSecret, origin: publicUrl });
