/** The values of a text, a code among them, as they lie in its row: sealed, and bound to it. */
import type { TextValues } from '../../domain/text-templates.ts';
import type { Seals } from './seal.ts';

const placeOf = (id: string) => ({ column: 'text_messages.sealed', owner: id });

export const sealValues = (seals: Seals, id: string, values: TextValues) =>
  seals.seal(JSON.stringify(values), placeOf(id));

export type SealedRow = { id: string; key_id: string | null; sealed: Buffer | null };

/** Null once they are gone. */
export function openValues(seals: Seals, { id, key_id: keyId, sealed }: SealedRow): TextValues | null {
  if (keyId === null || sealed === null) return null;
  return JSON.parse(seals.open({ keyId, sealed }, placeOf(id))) as TextValues;
}
