import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listProcedures, questionsOf } from './bench/list-questions.ts';

const screens = new URL('../src/web/admin/', import.meta.url);
const bench = readFileSync(new URL('bench/admin.bench.ts', import.meta.url), 'utf8');

/** Measured by the benchmarks of months and of teams, whose databases have closed months; and the PIN, which reads one row. */
const elsewhere = ['months.preview', 'commissions.lines', 'commissions.explain', 'pin.state'];

it('the benchmark of administrators asks whatever their screens ask', () => {
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const asked = files.flatMap((name) =>
    [
      ...readFileSync(new URL(name, screens), 'utf8').matchAll(
        /queries[.]([\w.]+)[.](?:query|infinite)Options/g,
      ),
    ].map(([, procedure = '']) => procedure.split('.').slice(-2).join('.')),
  );
  expect(asked.length).toBeGreaterThan(40);
  const named = [...elsewhere, ...listProcedures()];
  expect(asked.filter((name) => !named.includes(name) && !bench.includes(`${name}(`))).toEqual([]);
});

it('asks a tab that is one list by each of its filters and for what nobody has', () => {
  expect(listProcedures()).toContain('textMessages.list');
  expect(questionsOf('textMessages.list').map(([what]) => what)).toEqual(
    expect.arrayContaining([
      'textMessages.list',
      'textMessages.list show=lost',
      'textMessages.list q=zzzzqqq',
    ]),
  );
});
