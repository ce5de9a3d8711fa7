/** Answers the settings: to everyone what pages show, to administrators all of it, with every change in the trail. */

import { eq, inArray } from 'drizzle-orm';
import type { KeptSettings } from '../../contract/settings.ts';
import { profiles } from '../../db/schema/identity.ts';
import { settings as table } from '../../db/schema/platform.ts';
import { isPublicSection, settingsOf, settingsSections } from '../../domain/settings.ts';
import { act } from '../audit/act.ts';
import { changedMeanwhile } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';

async function readKept(db: Executor): Promise<KeptSettings> {
  const { key, value, version, updatedAt, updatedBy } = table;
  const rows = await db
    .select({ key, value, version, updatedAt, name: profiles.fullName })
    .from(table)
    .leftJoin(profiles, eq(profiles.userId, updatedBy))
    .where(inArray(key, settingsSections));
  const values = settingsOf(rows);
  const kept = (section: (typeof settingsSections)[number]) => {
    const row = rows.find((candidate) => candidate.key === section);
    return {
      version: row?.version ?? 0,
      updated_at: row?.updatedAt.toISOString() ?? null,
      updated_by: row?.name ?? null,
    };
  };
  return {
    brokers: { value: values.brokers, ...kept('brokers') },
    office: { value: values.office, ...kept('office') },
    marketing: { value: values.marketing, ...kept('marketing') },
    features: { value: values.features, ...kept('features') },
    safeguards: { value: values.safeguards, ...kept('safeguards') },
    texts: { value: { ...values.texts, countries: [...values.texts.countries] }, ...kept('texts') },
  };
}

const published = api.settings.published.handler(async ({ context }) => {
  const { brokers, office, marketing } = await readSettings(context.services);
  return { brokers, office, marketing };
});

const get = api.settings.get.handler(({ context }) => readKept(context.db));

const update = api.settings.update.handler(async ({ context, input }) => {
  const { section, value, version } = input;
  const userId = userIdOf(context);
  const settings = await context.conclude(async (db) => {
    const before = (await readKept(db))[section];
    const row = { value, isPublic: isPublicSection(section), version: version + 1, updatedBy: userId };
    const saved = await db
      .insert(table)
      .values({ key: section, ...row })
      .onConflictDoUpdate({ target: table.key, set: row, setWhere: eq(table.version, version) })
      .returning({ key: table.key });
    if (saved.length === 0 || before.version !== version) throw changedMeanwhile();
    const after = await readKept(db);
    await act(db, {
      action: 'settings.update',
      subject: { type: 'settings', id: section },
      people: [],
      before: before.value,
      after: value,
    });
    return after;
  });
  // Other processes hear it from the database.
  context.services.settings.forget();
  return settings;
});

export const settings = { published, get, update };
