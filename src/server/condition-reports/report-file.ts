/** The condition report as PDF, English with Hindi beside it and small photos: as it stands, or the sealed file once both agreed. */
import { buffer } from 'node:stream/consumers';
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { ConditionReport } from '../../contract/condition-reports.ts';
import { conditionReports } from '../../db/schema/condition-reports.ts';
import { smallJpeg } from '../lib/images.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { sha256Of } from '../lib/sha256.ts';
import { loadReport, photosOf } from './condition-report-rows.ts';
import { reportPdf } from './report-pdf.ts';
import { seenLease } from './seen-lease.ts';

async function bytesAt({ services }: Pick<HandlerContext, 'services'>, key: string): Promise<Buffer> {
  const found = await services.storage.open('private', key);
  if (!found) throw new Error(`A file of a condition report is not in the storage: ${key}`);
  return buffer(found.stream);
}

type Shown = Omit<ConditionReport, 'photos'>;

/** The finished file of that report as it is shown, with its stored photos. */
export async function pdfOf(context: HandlerContext, id: string, shown: Shown): Promise<Buffer> {
  const { lease, report, photos } = await context.transaction(async (db) => {
    const [row] = await db.select().from(conditionReports).where(eq(conditionReports.id, id));
    if (!row) throw new ORPCError('NOT_FOUND');
    return { report: row, lease: await seenLease(db, row.leaseId), photos: await photosOf(db, [row]) };
  });
  const images = new Map<string, Buffer[]>();
  // One after the other: a report may hold a hundred.
  for (const { id: photoId, lineId } of report.photos) {
    const key = photos.get(photoId)?.key;
    if (!key) continue;
    const small = await smallJpeg(await bytesAt(context, key));
    images.set(lineId, [...(images.get(lineId) ?? []), small]);
  }
  return reportPdf({ report: shown, lease, images });
}

/** The very bytes that were sealed; a file that is damaged is an error of ours, never another text. */
async function sealedBytes(context: HandlerContext, key: string, sha256: string): Promise<Buffer> {
  const bytes = await bytesAt(context, key);
  if (sha256Of(bytes) !== sha256) {
    throw new Error(`A condition report is not what was sealed: ${key}`);
  }
  return bytes;
}

export const file = api.conditionReports.file.handler(async ({ context, input }) => {
  const { row, shown } = await context.transaction(async (db) => {
    const shown = await loadReport({ ...context, db }, input.id);
    const [row] = await db.select().from(conditionReports).where(eq(conditionReports.id, input.id));
    return { row, shown };
  });
  const bytes =
    row?.documentKey && row.documentSha256
      ? await sealedBytes(context, row.documentKey, row.documentSha256)
      : await pdfOf(context, input.id, shown);
  const name = `kiraya-${shown.kind === 'move_in' ? 'move-in' : 'move-out'}-report-${shown.inspected_on}.pdf`;
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
});
