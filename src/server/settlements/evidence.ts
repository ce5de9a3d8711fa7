/** Adds a photo to a deduction: encoded before the transaction, and kept only while the deduction is not settled. */
import { and, count, eq } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { settlementPhotos } from '../../db/schema/settlements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import { checkState, EVIDENCE_MAX } from '../../domain/settlements.ts';
import { act } from '../audit/act.ts';
import { fileOfPhoto, storePrivatePhoto } from '../files/private-photo.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { ofLine } from './answers.ts';
import { checkSide } from './settle-move.ts';
import { lockSettlement, shownAfter, sideOf, type Whole } from './settlement-rows.ts';

export const addEvidence = api.settlements.addEvidence.handler(
  async ({ context, input: { line_id: lineId, file } }) => {
    const photo = await storePrivatePhoto(context, {
      file,
      folder: 'settlements',
      check: (db) => assertRoom(db, lineId),
    });
    return context.conclude(async (db) => {
      const { whole, side } = await assertRoom(db, lineId);
      const { key, width, height } = photo;
      const addedBy = userIdOf(context);
      await db.insert(settlementPhotos).values({ lineId, side, key, width, height, addedBy });
      await db.insert(files).values(fileOfPhoto(addedBy, 'settlement_photo', photo));
      await act(db, {
        action: 'settlements.addEvidence',
        subject: { type: 'lease', id: whole.lease.id },
        people: [whole.lease.landlordId, whole.lease.tenantId],
        after: { key },
      });
      return shownAfter({ ...context, db }, whole.row.id);
    });
  },
);

/** The settlement's row is the lock, so that two uploads at once do not both take the last place. */
async function assertRoom(db: Executor, lineId: string): Promise<{ whole: Whole; side: LeaseSide }> {
  const whole = await lockSettlement(db, ofLine(lineId));
  await checkSide(db, whole, 'landlord', 'tenant');
  checkState(whole.row, 'answering', 'disputed');
  const side = (await sideOf(db, whole.lease.id)) === 'tenant' ? 'tenant' : 'landlord';
  const [held] = await db
    .select({ photos: count() })
    .from(settlementPhotos)
    .where(and(eq(settlementPhotos.lineId, lineId), eq(settlementPhotos.side, side)));
  if ((held?.photos ?? 0) >= EVIDENCE_MAX) throw new RuleBroken('settlement.too-many-photos', 'file');
  return { whole, side };
}
