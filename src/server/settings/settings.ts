/** Answers the settings: to everyone what pages show, to administrators all of it, with every change in the trail. */

import type { InferContractRouterInputs } from '@orpc/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Contract } from '../../contract/contract.ts';
import type { SavedSettings } from '../../contract/settings.ts';
import { profiles } from '../../db/schema/identity.ts';
import { settings as table } from '../../db/schema/platform.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { isPublicSection, settingsOf, settingsSections, weakensSafeguards } from '../../domain/settings.ts';
import { act } from '../audit/act.ts';
import { changedMeanwhile } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { isAlone, requireSecondPerson } from '../lib/second-person.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { tellSafeguards } from './notices.ts';

/** A section as it is to be, and the version that was read. */
type Change = InferContractRouterInputs<Contract>['settings']['update'];

async function loadSettings(db: Executor, userId: string): Promise<SavedSettings> {
  const { key, value, version, updatedAt, updatedBy, waiting } = table;
  const rows = await db
    .select({ key, value, version, updatedAt, waiting, name: profiles.fullName })
    .from(table)
    .leftJoin(profiles, eq(profiles.userId, updatedBy))
    .where(inArray(key, settingsSections));
  const values = settingsOf(rows);
  const existing = (section: (typeof settingsSections)[number]) => {
    const row = rows.find((candidate) => candidate.key === section);
    return {
      version: row?.version ?? 0,
      updated_at: row?.updatedAt.toISOString() ?? null,
      updated_by: row?.name ?? null,
    };
  };
  return {
    brokers: { value: values.brokers, ...existing('brokers') },
    office: { value: values.office, ...existing('office') },
    operator: { value: values.operator, ...existing('operator') },
    fee_account: {
      value: values.fee_account,
      ...existing('fee_account'),
      waiting: await readWaiting(db, userId, 'fee_account', rows),
    },
    rent: { value: values.rent, ...existing('rent') },
    marketing: { value: values.marketing, ...existing('marketing') },
    features: { value: values.features, ...existing('features') },
    safeguards: {
      value: values.safeguards,
      ...existing('safeguards'),
      waiting: await readWaiting(db, userId, 'safeguards', rows),
    },
    imports: { value: values.imports, ...existing('imports') },
    texts: { value: { ...values.texts, countries: [...values.texts.countries] }, ...existing('texts') },
  };
}

const published = api.settings.published.handler(async ({ context }) => {
  const { brokers, office, marketing, operator } = await readSettings(context.services);
  const { legal_name, address, gstin, grievance_name, grievance_email, grievance_phone } = operator;
  const named = { legal_name, address, gstin, grievance_name, grievance_email, grievance_phone };
  return { brokers, office, marketing, operator: named };
});

const get = api.settings.get.handler(({ context }) => loadSettings(context.db, userIdOf(context)));

/** Sections whose changes may have to wait for a second administrator. */
type WaitingSection = 'safeguards' | 'fee_account';
type Rows = readonly { key: string; waiting: Waiting | null }[];

async function readWaiting<Section extends WaitingSection>(
  db: Executor,
  reader: string,
  section: Section,
  rows: Rows,
) {
  const waiting = rows.find(({ key }) => key === section)?.waiting;
  if (!waiting) return null;
  const [asked] = await db
    .select({ name: sql<string>`app.person_name(${profiles.fullName}, ${profiles.email})` })
    .from(profiles)
    .where(eq(profiles.userId, waiting.by));
  return {
    id: waiting.id,
    value: settingsOf([{ key: section, value: waiting.value }])[section],
    requested_by: asked?.name ?? '',
    requested_at: waiting.at,
    is_own: waiting.by === reader,
  };
}

type Waiting = NonNullable<typeof table.$inferSelect.waiting>;

const update = api.settings.update.handler(({ context, input }) =>
  concluded(context, async (db, userId) => {
    const { section, value, version } = input;
    const existing = await loadSettings(db, userId);
    if (existing[section].version !== version) throw changedMeanwhile();
    if (section === 'fee_account')
      return changeFeeAccount(context, db, userId, input, existing.fee_account.value);
    if (section !== 'safeguards') return save(db, userId, input, existing[section].value);
    const safeguards = existing.safeguards.value;
    if (context.services.config.demo || !weakensSafeguards(safeguards, value))
      return save(db, userId, input, safeguards);
    const reason = value.single_operator_reason ?? safeguards.single_operator_reason;
    if (!(await isAlone(db, { act: 'settings.approve', person: userId }, context.services)))
      return wait(context, db, userId, input, safeguards);
    if (reason === null) throw new RuleBroken('settings.alone');
    return save(db, userId, input, safeguards, { single_operator: reason });
  }),
);

/** Where people pay to is decided by two wherever there are two; a lone administrator changes it, and all are told. */
async function changeFeeAccount(
  context: HandlerContext,
  db: Executor,
  userId: string,
  change: Extract<Change, { section: 'fee_account' }>,
  before: SavedSettings['fee_account']['value'],
): Promise<void> {
  const isSame = (Object.keys(before) as (keyof typeof before)[]).every(
    (field) => before[field] === change.value[field],
  );
  const lone = { act: 'settings.approve', person: userId } as const;
  if (isSame || context.services.config.demo || (await isAlone(db, lone, context.services)))
    return save(db, userId, change, before);
  return wait(context, db, userId, change, before);
}

/** Kept beside what holds until then. A later request takes its place. */
async function wait(
  { services }: HandlerContext,
  db: Executor,
  userId: string,
  { section, value, version }: Change,
  before: unknown,
): Promise<void> {
  const waiting = { id: crypto.randomUUID(), value, by: userId, at: services.now() };
  const stored = await db
    .insert(table)
    .values({ key: section, value: before, version, waiting })
    .onConflictDoUpdate({ target: table.key, set: { waiting }, setWhere: eq(table.version, version) })
    .returning({ key: table.key });
  if (stored.length === 0) throw changedMeanwhile();
  const event = section === 'fee_account' ? 'safeguards.fee-account-requested' : 'safeguards.requested';
  await tellSafeguards(db, event, userId);
  await act(db, {
    action: 'settings.request',
    subject: { type: 'settings', id: section },
    people: [],
    before,
    after: value,
  });
}

/** `approval`: what the trail says of it beside the values. */
async function save(
  db: Executor,
  userId: string,
  { section, value, version }: Change,
  before: unknown,
  approval: object = {},
): Promise<void> {
  const row = {
    value,
    isPublic: isPublicSection(section),
    version: version + 1,
    updatedBy: userId,
    waiting: null,
  };
  const saved = await db
    .insert(table)
    .values({ key: section, ...row })
    .onConflictDoUpdate({ target: table.key, set: row, setWhere: eq(table.version, version) })
    .returning({ key: table.key });
  if (saved.length === 0) throw changedMeanwhile();
  if (section === 'safeguards') await tellSafeguards(db, 'safeguards.changed', userId);
  if (section === 'fee_account') await tellSafeguards(db, 'safeguards.fee-account', userId);
  await act(db, {
    action: 'settings.update',
    subject: { type: 'settings', id: section },
    people: [],
    before,
    after: { ...value, ...approval },
  });
}

const approve = api.settings.approve.handler(({ context, input }) =>
  concluded(context, async (db, userId) => {
    const { section, waiting, version } = await lockWaiting(db, input.id);
    const approval = { act: 'settings.approve', drafter: waiting.by, approver: userId } as const;
    const approved = await requireSecondPerson(db, approval, context.services);
    const existing = await loadSettings(db, userId);
    const asked = settingsOf([{ key: section, value: waiting.value }]);
    const change =
      section === 'safeguards'
        ? ({ section, value: asked.safeguards, version } as const)
        : ({ section, value: asked.fee_account, version } as const);
    await save(db, userId, change, existing[section].value, { requested_by: waiting.by, ...approved });
  }),
);

const decline = api.settings.decline.handler(({ context, input }) =>
  concluded(context, async (db) => {
    const { section, waiting } = await lockWaiting(db, input.id);
    await db.update(table).set({ waiting: null }).where(eq(table.key, section));
    await act(db, {
      action: 'settings.decline',
      subject: { type: 'settings', id: section },
      people: [],
      before: waiting.value,
    });
  }),
);

/** Locked until it is decided. */
async function lockWaiting(
  db: Executor,
  id: string,
): Promise<{ section: WaitingSection; waiting: Waiting; version: number }> {
  const [row] = await db
    .select({ key: table.key, waiting: table.waiting, version: table.version })
    .from(table)
    .where(and(inArray(table.key, ['safeguards', 'fee_account']), sql`${table.waiting} ->> 'id' = ${id}`))
    .for('update');
  if (!row?.waiting) throw new RuleBroken('settings.change-over');
  return { section: row.key as WaitingSection, waiting: row.waiting, version: row.version };
}

/** In a transaction of its own, after which this process asks anew; others hear it from the database. */
async function concluded(
  context: HandlerContext,
  work: (db: Executor, userId: string) => Promise<void>,
): Promise<SavedSettings> {
  const userId = userIdOf(context);
  const settings = await context.conclude(async (db) => {
    await work(db, userId);
    return loadSettings(db, userId);
  });
  context.services.settings.forget();
  return settings;
}

export const settings = { published, get, update, approve, decline };
