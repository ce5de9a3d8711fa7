/** Answers the Documentation Center from the texts that the product comes with. */
import { readFile } from 'node:fs/promises';
import type { DocumentCard } from '../../contract/documents.ts';
import { dateInIndia } from '../../domain/dates.ts';
import {
  documents as catalogue,
  type DocumentId,
  FIRST_REVISION,
  markdownName,
} from '../../domain/documents.ts';
import { api } from '../lib/procedures.ts';

const place = (path: string) => new URL(`../../../${path}`, import.meta.url);

const files: Readonly<Record<DocumentId, string>> = {
  'requirements-specification': 'docs/requirements.md',
  'compensation-plan': 'docs/compensation-plan.md',
  'database-schema': 'docs/generated/er-diagram.md',
  security: 'docs/security.md',
};

type Dates = Readonly<Partial<Record<DocumentId, { date: string }>>>;
type Migrations = { entries: readonly { when: number }[] };

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(place(path), 'utf8'));

let revisions: Promise<Readonly<Record<string, string>>> | undefined;

/** The schema is as old as its last migration; of the other texts the generated page says when they last changed. */
async function readRevisions(): Promise<Readonly<Record<string, string>>> {
  const dates = await readJson<Dates>('docs/generated/text-dates.json');
  const { entries } = await readJson<Migrations>('src/db/migrations/meta/_journal.json');
  const migrated = Math.max(...entries.map(({ when }) => when));
  return {
    ...Object.fromEntries(Object.entries(dates).map(([id, { date }]) => [id, date])),
    'database-schema': dateInIndia(new Date(migrated).toISOString()),
  };
}

async function cards(): Promise<DocumentCard[]> {
  // They do not change while the server runs.
  revisions ??= readRevisions();
  const dates = await revisions;
  return catalogue.map(({ id, title, version }) => ({
    id,
    title,
    version,
    first_revision: FIRST_REVISION,
    revised_on: dates[id] ?? '',
  }));
}

const list = api.documents.list.handler(async () => ({ items: await cards() }));

const get = api.documents.get.handler(async ({ input: { id } }) => {
  const card = (await cards()).find((one) => one.id === id);
  if (!card) throw new Error(`The document ${id} is in no list`);
  return { ...card, file_name: markdownName(card.title), text: await readFile(place(files[id]), 'utf8') };
});

export const documents = { list, get };
