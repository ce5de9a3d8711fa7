/** Answers verification claims: asked for by people, with papers where the kind wants one, and withdrawn again. */

import { eq, sql } from 'drizzle-orm';
import { verificationClaims as table } from '../../db/schema/claims.ts';
import { type ClaimKind, checkClaimMove, checkPaper, kindsOf } from '../../domain/claims.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { DOCUMENT_MAX_BYTES } from '../../domain/files.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { storeUploads } from '../files/store-files.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Paper, readPaper } from '../lib/uploads/document-files.ts';
import { dropPaper, keepPaper, paperLink } from './claim-documents.ts';
import { listClaims, lockClaim, toOwnClaim } from './claim-rows.ts';
import { decline, revoke, verify } from './decide.ts';
import { declineMatching, verifyMatching } from './decide-matching.ts';
import { asked, ownKinds, subjectOf } from './own.ts';

const mine = api.claims.mine.handler(async ({ context, input }) => {
  const userId = userIdOf(context);
  const subject = await subjectOf(context.db, userId, input.property_id);
  const home = subject.kind === 'home' ? { id: subject.home.id, title: subject.home.title } : null;
  return { home, items: await ownKinds(context.db, userId, subject) };
});

const submit = api.claims.submit.handler(async ({ context, input }) => {
  const { services, conclude } = context;
  const { kind, file, property_id: propertyId } = input;
  if (!kindsOf(propertyId === undefined ? 'person' : 'home').includes(kind)) {
    throw wrongField('kind', refusal('claim-kind.unknown', 'Choose what is to be verified'));
  }
  checkPaper(kind, file !== undefined);
  if (file && file.size > DOCUMENT_MAX_BYTES) throw new RuleBroken('document.too-large', 'file');
  await services.auth.limits.consume('upload.account', userIdOf(context));
  const paper = file
    ? await readPaper(new Uint8Array(await file.arrayBuffer()), services.config.scanner)
    : null;
  if (paper) await storeUploads(services, 'private', [paper]);
  return conclude((db) => store({ ...context, db }, { kind, propertyId, note: input.note, paper }));
});

type Given = { kind: ClaimKind; propertyId: string | undefined; note: string | null; paper: Paper | null };

async function store(context: HandlerContext, { kind, propertyId, note, paper }: Given) {
  const { db } = context;
  const userId = userIdOf(context);
  const { need, reference } = asked(await subjectOf(db, userId, propertyId, true), kind);
  if (need !== null) throw new RuleBroken('claim.need-missing', 'kind');
  const fileId = paper ? await keepPaper(db, userId, paper) : null;
  // Row rights end at these columns, which Drizzle's insert would exceed.
  const insertion = db.execute<{ id: string }>(sql`
    insert into verification_claims (user_id, property_id, kind, reference, note, file_id)
    values (${userId}, ${propertyId ?? null}, ${kind}, ${reference}, ${note}, ${fileId}) returning id`);
  const { rows } = await insertion.catch((error: unknown) => {
    if (!violatedConstraint(error)?.startsWith('verification_claims_waiting')) throw error;
    throw new RuleBroken('claim.already-open', 'kind');
  });
  const id = rows[0]?.id ?? '';
  await act(context, {
    action: 'claims.submit',
    subject: { type: 'verification_claim', id },
    people: [userId],
    after: { kind, property_id: propertyId ?? null, has_paper: paper !== null },
  });
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) throw new Error('A claim was not stored');
  return toOwnClaim(row);
}

/** Asking is taken back, and so is the paper. */
const withdraw = api.claims.withdraw.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const claim = await lockClaim(db, id);
  if (claim.userId !== userIdOf(context)) throw new RuleBroken('claim.transition-not-allowed');
  checkClaimMove(claim.status, 'withdrawn');
  const [row] = await db
    .update(table)
    .set({ status: 'withdrawn', fileId: null })
    .where(eq(table.id, id))
    .returning();
  await dropPaper(context, claim.fileId);
  await act(context, {
    action: 'claims.withdraw',
    subject: { type: 'verification_claim', id },
    people: [claim.userId],
    before: { status: claim.status },
    after: { status: 'withdrawn' },
  });
  return toOwnClaim(row ?? claim);
});

const list = api.claims.list.handler(({ context, input }) =>
  listClaims(context.db, userIdOf(context), input),
);

export const claims = {
  mine,
  submit,
  withdraw,
  paperLink,
  list,
  verify,
  decline,
  verifyMatching,
  declineMatching,
  revoke,
};
