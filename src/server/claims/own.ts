/** What a person may ask to have verified, of themselves, their homes and organisations they administer, and what stands against asking. */

import { ORPCError } from '@orpc/server';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { KindOfOwn } from '../../contract/claims.ts';
import { brokers } from '../../db/schema/brokers.ts';
import { verificationClaims as claims } from '../../db/schema/claims.ts';
import { profiles } from '../../db/schema/identity.ts';
import { organisationMembers, organisations } from '../../db/schema/organisations.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { type ClaimKind, type ClaimNeed, claimRules, kindsOf, PHOTOS_NEEDED } from '../../domain/claims.ts';
import { roleMay } from '../../domain/organisations.ts';
import { notFound } from '../lib/problems.ts';
import type { Executor } from '../lib/request-context.ts';
import { ofOneself } from './claim-changes.ts';
import { toOwnClaim } from './claim-rows.ts';

/** What a claim would be about, or what is missing for it. */
export type Asked = { need: ClaimNeed | null; reference: string | null };

export type Subject =
  | { kind: 'person'; person: Person; agentNumbers: string }
  | { kind: 'home'; home: Home }
  | { kind: 'organisation'; organisation: Organisation };
/** A home or an organisation; neither: oneself. */
export type About = { property_id?: string | undefined; organisation_id?: string | undefined };
type Organisation = Pick<typeof organisations.$inferSelect, 'id' | 'legalName' | 'gstin' | 'reraNumber'>;
type Person = Pick<typeof profiles.$inferSelect, 'userId' | 'fullName' | 'phone'>;
type Home = Pick<
  typeof homes.$inferSelect,
  'id' | 'title' | 'listingState' | 'publishedAt' | 'imageUrls' | 'reraNumber'
>;

/** The caller themselves, a home of their own, or an organisation that they administer; NOT_FOUND for every other. Locked when `forUpdate` asks for it. */
export async function subjectOf(
  db: Executor,
  userId: string,
  { property_id: propertyId, organisation_id: organisationId }: About,
  forUpdate = false,
): Promise<Subject> {
  if (organisationId !== undefined) return organisationOf(db, userId, organisationId, forUpdate);
  if (propertyId === undefined) return personOf(db, userId);
  const query = db
    .select()
    .from(homes)
    .where(and(eq(homes.id, propertyId), eq(homes.listedBy, userId), ne(homes.listingState, 'withdrawn')));
  const [home] = await (forUpdate ? query.for('update') : query);
  if (!home) throw notFound('home.not-yours', 'You have no such home');
  return { kind: 'home', home };
}

async function organisationOf(
  db: Executor,
  userId: string,
  id: string,
  forUpdate: boolean,
): Promise<Subject> {
  const query = db
    .select({ organisation: organisations, role: organisationMembers.role })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(and(eq(organisations.id, id), eq(organisationMembers.userId, userId)));
  const [found] = await (forUpdate ? query.for('update', { of: organisations }) : query);
  if (!found) throw new ORPCError('NOT_FOUND');
  if (!roleMay(found.role, 'members')) throw new ORPCError('FORBIDDEN');
  return { kind: 'organisation', organisation: found.organisation };
}

async function personOf(db: Executor, userId: string): Promise<Subject> {
  const [person] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!person) throw new ORPCError('NOT_FOUND');
  const [broker] = await db
    .select({ numbers: brokers.reraNumbers })
    .from(brokers)
    .where(eq(brokers.userId, userId));
  const numbers = broker?.numbers ?? [];
  return { kind: 'person', person, agentNumbers: numbers.map(({ number }) => number).join(', ') };
}

export function asked(subject: Subject, kind: ClaimKind): Asked {
  const { need } = claimRules[kind];
  const found = referenceOf(subject, need);
  return { need: found === null ? need : null, reference: found || null };
}

/** Null when what has to be there is not; empty when nothing but it being there matters. */
function referenceOf(subject: Subject, need: ClaimNeed): string | null {
  if (subject.kind === 'person') {
    const { person, agentNumbers } = subject;
    if (need === 'name') return person.fullName || null;
    return (need === 'phone' ? person.phone : agentNumbers) || null;
  }
  if (subject.kind === 'organisation') {
    const { legalName, gstin, reraNumber } = subject.organisation;
    if (need === 'legal_name') return legalName;
    return (need === 'gstin' ? gstin : reraNumber) || null;
  }
  const { home } = subject;
  if (need === 'rera_number') return home.reraNumber || null;
  if (home.publishedAt === null) return null;
  return need === 'photos' && home.imageUrls.length < PHOTOS_NEEDED ? null : '';
}

function aboutOf(subject: Subject, userId: string) {
  if (subject.kind === 'home') return eq(claims.propertyId, subject.home.id);
  if (subject.kind === 'organisation') return eq(claims.organisationId, subject.organisation.id);
  return ofOneself(userId);
}

/** Of each kind what holds and what was asked last; bounded by the number of kinds. */
export async function ownKinds(db: Executor, userId: string, subject: Subject): Promise<KindOfOwn[]> {
  const kinds = kindsOf(subject.kind).filter(
    (kind) => kind !== 'agent_rera' || asked(subject, kind).need === null,
  );
  const about = aboutOf(subject, userId);
  const latest = await db
    .selectDistinctOn([claims.kind])
    .from(claims)
    .where(about)
    .orderBy(claims.kind, desc(claims.createdAt), desc(claims.id));
  const good = await db
    .select()
    .from(claims)
    .where(and(about, eq(claims.status, 'verified'), sql`${claims.validUntil} >= app.today()`));
  const find = (rows: typeof latest, kind: ClaimKind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? toOwnClaim(row, userId) : null;
  };
  return kinds.map((kind) => ({
    kind,
    need: asked(subject, kind).need,
    current: find(good, kind),
    latest: find(latest, kind),
  }));
}
