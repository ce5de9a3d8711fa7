/** Answers verification claims: asked for by people, with papers where the kind wants one, and withdrawn again. */

import { eq, sql } from 'drizzle-orm';
import { verificationClaims as table } from '../../db/schema/claims.ts';
import {
  type ClaimKind,
  type ClaimSubject,
  checkClaimMove,
  checkPaper,
  kindsOf,
} from '../../domain/claims.ts';
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
import { type About, asked, ownKinds, subjectOf } from './own.ts';

const mine = api.claims.mine.handler(async ({ context, input }) => {
  const userId = userIdOf(context);
  const subject = await subjectOf(context.db, userId, input);
  const home = subject.kind === 'home' ? { id: subject.home.id, title: subject.home.title } : null;
  return { home, items: await ownKinds(context.db, userId, subject) };
});

const submit = api.claims.submit.handler(async ({ context, input }) => {
  const { services, conclude } = context;
  const { kind, file } = input;
  if (!kindsOf(subjectOfAsking(input)).includes(kind)) {
    throw wrongField('kind', refusal('claim-kind.unknown', 'Choose what is to be verified'));
  }
  checkPaper(kind, file !== undefined);
  if (file && file.size > DOCUMENT_MAX_BYTES) throw new RuleBroken('document.too-large', 'file');
  await services.auth.limits.consume('upload.account', userIdOf(context));
  const paper = file
    ? await readPaper(new Uint8Array(await file.arrayBuffer()), services.config.scanner)
    : null;
  if (paper) await storeUploads(services, 'private', [paper]);
  return conclude((db) => store({ ...context, db }, input, { kind, note: input.note, paper }));
});

function subjectOfAsking({ property_id: propertyId, organisation_id: organisationId }: About): ClaimSubject {
  if (organisationId !== undefined) return 'organisation';
  return propertyId === undefined ? 'person' : 'home';
}

type Given = { kind: ClaimKind; note: string | null; paper: Paper | null };

async function store(context: HandlerContext, about: About, { kind, note, paper }: Given) {
  const { db } = context;
  const userId = userIdOf(context);
  const { need, reference } = asked(await subjectOf(db, userId, about, true), kind);
  if (need !== null) throw new RuleBroken('claim.need-missing', 'kind');
  const ofHome = about.organisation_id === undefined ? (about.property_id ?? null) : null;
  const ofOrganisation = about.organisation_id ?? null;
  const fileId = paper ? await keepPaper(db, userId, paper) : null;
  // Row rights end at these columns, which Drizzle's insert would exceed.
  const insertion = db.execute<{ id: string }>(sql`
    insert into verification_claims (user_id, property_id, organisation_id, kind, reference, note, file_id)
    values (${userId}, ${ofHome}, ${ofOrganisation}, ${kind}, ${reference}, ${note}, ${fileId}) returning id`);
  const { rows } = await insertion.catch((error: unknown) => {
    if (!violatedConstraint(error)?.startsWith('verification_claims_waiting')) throw error;
    throw new RuleBroken('claim.already-open', 'kind');
  });
  const id = rows[0]?.id ?? '';
  await act(context, {
    action: 'claims.submit',
    subject: { type: 'verification_claim', id },
    people: [userId],
    after: { kind, property_id: ofHome, organisation_id: ofOrganisation, has_paper: paper !== null },
  });
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) throw new Error('A claim was not stored');
  return toOwnClaim(row, userId);
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
  return toOwnClaim(row ?? claim, claim.userId);
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
