/** Writes down when each text of the Documentation Center last changed; with --check only says whether one changed since. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dateInIndia } from '../src/domain/dates.ts';
import { writeOrCheckPages } from './lib/generated-pages.ts';

const DATES = 'generated/text-dates.json';
/** The schema's document is as old as the last migration. */
const texts = {
  'requirements-specification': 'requirements.md',
  'compensation-plan': 'compensation-plan.md',
  security: 'security.md',
};

type Dates = Record<string, { date: string; sha256: string }>;
const docs = (name: string) => new URL(`../docs/${name}`, import.meta.url);
const before: Dates = existsSync(docs(DATES)) ? JSON.parse(readFileSync(docs(DATES), 'utf8')) : {};

const dates = Object.fromEntries(
  Object.entries(texts).map(([id, file]) => {
    const sha256 = createHash('sha256')
      .update(readFileSync(docs(file)))
      .digest('hex');
    const known = before[id];
    const date = known?.sha256 === sha256 ? known.date : dateInIndia(new Date().toISOString());
    return [id, { date, sha256 }];
  }),
);
writeOrCheckPages({ [DATES]: `${JSON.stringify(dates, null, 2)}\n` }, 'npm run docs');
