/** The landlord's PAN on papers of rent: in full to the parties and the manager, who are written down; masked to everybody else. */
import { sql } from 'drizzle-orm';
import type { RentPayment } from '../../contract/rents.ts';
import { masked } from '../../domain/payees.ts';
import { act } from '../audit/act.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';

export type SealedPan = { owner: string; key_id: string; sealed: Buffer; isWhole: boolean };

/**
 * The function hands it out to whoever sees this receipt; that somebody reads the whole of it is kept. Null: none was given, or the rent is
 * too low to need one.
 */
export async function panOfReceipt(
  context: Pick<HandlerContext, 'subject'> & { db: Executor },
  { id, side }: Pick<RentPayment, 'id' | 'side'>,
): Promise<SealedPan | null> {
  const { db, subject } = context;
  // An administrator opens a PAN with a reason, elsewhere; no program of anybody's is given one.
  const isWhole = side !== null && subject?.token === undefined;
  const { rows } = await db.execute<Omit<SealedPan, 'isWhole'>>(
    sql`select owner, key_id, sealed from app.pan_of_receipt(${id})`,
  );
  const [pan] = rows;
  if (!pan) return null;
  if (isWhole) {
    await act(db, {
      action: 'rents.receiptPan',
      subject: { type: 'rent_payment', id },
      people: [pan.owner],
      after: {},
    });
  }
  return { ...pan, isWhole };
}

/** As its reader may see it. */
export function openedPan({ services }: Pick<HandlerContext, 'services'>, pan: SealedPan | null) {
  if (!pan) return null;
  const { owner, key_id: keyId, sealed, isWhole } = pan;
  const opened = services.seals.open({ keyId, sealed }, { column: 'tax_identities.sealed', owner });
  return isWhole ? opened : masked(opened);
}
