/** What the other side says to a condition report: comments line by line, or the yes that seals it. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { conditionComments, conditionReports } from '../../db/schema/condition-reports.ts';
import { lineIdsOf, nextReportState, type ReportAction } from '../../domain/condition-reports.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { storeFiles } from '../files/store-files.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { sha256Of } from '../lib/sha256.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Found, loadReport, lockReport } from './condition-report-rows.ts';
import { actOnReport } from './parties.ts';
import { pdfOf } from './report-file.ts';

type Seen = { id: string; version: number };

/** The report as its reader saw it, and the state after what they do. */
async function seenReport(db: Executor, { id, version }: Seen, action: ReportAction) {
  const found = await lockReport(db, id);
  const state = nextReportState(found.report, action, found.actor);
  if (found.report.version !== version) throw new RuleBroken('condition-report.transition-not-allowed');
  return { ...found, state };
}

export const comment = api.conditionReports.comment.handler(async ({ context, input }) => {
  const { db } = context;
  const { report, lease, actor, state } = await seenReport(db, input, 'comment');
  const lines = new Set(lineIdsOf(report));
  for (const [n, { line_id: lineId }] of input.comments.entries()) {
    if (lineId && !lines.has(lineId)) {
      throw new RuleBroken('condition-report.line-unknown', `comments.${n}.line_id`);
    }
  }
  await db.insert(conditionComments).values(
    input.comments.map(({ line_id: lineId, body }) => ({
      reportId: report.id,
      version: report.version,
      lineId,
      side: actor.side,
      authorId: userIdOf(context),
      body,
    })),
  );
  if (state !== report.state) {
    await db.update(conditionReports).set({ state }).where(eq(conditionReports.id, report.id));
  }
  await actOnReport(context, lease, {
    action: 'comment',
    report,
    event: 'condition.commented',
    before: { state: report.state },
    after: { state, version: report.version, comments: input.comments },
  });
  return loadReport(context, report.id);
});

/** The file is made before the transaction that keeps it, of the very version that both saw. */
export const agree = api.conditionReports.agree.handler(async ({ context, input }) => {
  const { services } = context;
  const agreed = { name: input.name, at: services.now() };
  const shown = await context.transaction(async (db) => {
    await seenReport(db, input, 'agree');
    return loadReport({ ...context, db }, input.id);
  });
  const bytes = await pdfOf(context, input.id, {
    ...shown,
    agreed_at: agreed.at,
    agreed_by_name: agreed.name,
  });
  const key = `conditions/${randomBytes(24).toString('base64url')}.pdf`;
  await storeFiles(services, 'private', [{ key, bytes, contentType: 'application/pdf' }]);
  const sha256 = sha256Of(bytes);
  return context.conclude(async (db) => {
    const own = { ...context, db };
    const found = await seenReport(db, input, 'agree');
    const { comments } = await loadReport(own, input.id);
    // A comment that came meanwhile is not in the file.
    if (comments.length !== shown.comments.length) {
      throw new RuleBroken('condition-report.transition-not-allowed');
    }
    await seal(own, found, { ...agreed, key, sha256 });
    return loadReport(own, input.id);
  });
});

type Sealed = { name: string; at: string; key: string; sha256: string };

async function seal(context: HandlerContext, { report, lease }: Found, { name, at, key, sha256 }: Sealed) {
  const { db } = context;
  await db
    .update(conditionReports)
    .set({
      state: 'agreed',
      agreedAt: new Date(at),
      agreedBy: userIdOf(context),
      agreedByName: name,
      documentKey: key,
      documentSha256: sha256,
    })
    .where(eq(conditionReports.id, report.id));
  await actOnReport(context, lease, {
    action: 'agree',
    report,
    event: 'condition.agreed',
    before: { state: report.state },
    after: { state: 'agreed', version: report.version, name, sha256 },
  });
}
