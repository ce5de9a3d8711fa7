// How long it takes to read the text of a search, with the whole gazetteer: processor time, of texts as people type and paste them.
import { randomOf } from '../../src/db/seed/scale-listings.ts';
import { inDevanagari } from '../../src/domain/in-devanagari.ts';
import { readQuery } from '../../src/domain/search/read-query.ts';
import { wholeGazetteer } from '../support/gazetteer.ts';
import { percentilesOf } from './measure.ts';
import { type Cell, milliseconds, publish } from './report.ts';
import { misspell } from './typos.ts';

/** Most milliseconds of the 99th percentile, by characters. */
const budgets: readonly [characters: number, most: number][] = [
  [200, 1],
  [2000, 5],
];
const TEXTS = 25;
/** A server that answers searches has long compiled what reads them. */
const WARM_UP = 10;

const english = [
  'I am looking for a spacius semi furnished 2 or 3 bhk apartmnt',
  'near kormangala or indirnagar bangalor with gym and liftt under 35k per month',
  'from 1 dec for my familly, no brokerage pleese, not in hsr layout',
  'we would love a bright quiet home with a terrace, close to a good school, with a play area for children',
  'budget is around 25000 to 30000 including maintenance, deposit at most 1 lakh',
];
const hindi = [
  'मुझे कोरमंगला या इंदिरानगर में दो या तीन कमरे का सेमी फर्निश्ड फ्लैट चाहिए',
  'जिसमें जिम और लिफ्ट हो, किराया पच्चीस हज़ार तक, परिवार के लिए, बिना ब्रोकरेज',
  'मेट्रो स्टेशन के पास और बाज़ार से दूर नहीं, अगले महीने से',
];

/** Texts of one way of writing; each draws its words anew. */
function waysOfWriting(): Record<string, () => string> {
  const random = randomOf(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = wholeGazetteer().rows.map(({ name }) => name.toLowerCase());
  return {
    'sentences in English': () => pick(english),
    'sentences in Hindi': () => pick(hindi),
    'names of places': () => pick(names),
    'misspelt names': () => misspell(pick(names), 2, random),
    'names in Hindi letters': () => inDevanagari(pick(names)),
  };
}

function textOf(characters: number, part: () => string): string {
  let text = '';
  while (text.length < characters) text += `${part()} `;
  return text.slice(0, characters);
}

/** What else the machine does is no part of it. The system counts in ticks of four milliseconds, so a text is read until that matters little. */
function millisecondsOf(work: () => void): number {
  const from = process.cpuUsage();
  for (let times = 1; ; times += 1) {
    work();
    const { user, system } = process.cpuUsage(from);
    if (user + system >= LEAST_MICROSECONDS) return (user + system) / 1000 / times;
  }
}
const LEAST_MICROSECONDS = 100_000;

export async function run(): Promise<void> {
  const { index, spots } = wholeGazetteer();
  const read = (text: string) => readQuery(text, index, { today: '2026-11-26', spots });
  const rows: Cell[][] = [];
  const figures: Record<string, unknown> = {};
  let isWithin = true;
  for (const [characters, most] of budgets) {
    for (const [way, part] of Object.entries(waysOfWriting())) {
      const texts = Array.from({ length: TEXTS }, () => textOf(characters, part));
      for (let round = 0; round < WARM_UP; round += 1) for (const text of texts) read(text);
      const { p50, p99 } = percentilesOf(texts.map((text) => millisecondsOf(() => read(text))));
      isWithin &&= p99 <= most;
      figures[`${characters} ${way}`] = { p50, p99 };
      rows.push([
        way,
        characters,
        milliseconds(p50),
        milliseconds(p99),
        most,
        p99 <= most ? 'yes' : '**no**',
      ]);
    }
  }
  publish({
    name: 'reading',
    command: 'npm run bench -- reading',
    columns: ['text', 'characters', 'p50 ms', 'p99 ms', 'budget p99 ms', 'within'],
    rows,
    figures,
    notes: [
      'Processor time of one reading, as the mean of a tenth of a second of them, the collector included: p50 and p99 of 25 texts. With the cities and localities of the seed and the whole gazetteer.',
    ],
  });
  if (!isWithin) process.exitCode = 1;
}
