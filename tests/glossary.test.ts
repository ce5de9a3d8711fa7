import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const entries = readFileSync(new URL('docs/glossary.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- **'));

it('lists its terms in alphabetical order, each once', () => {
  const terms = entries.map((line) => /^- \*\*(.+?)\*\*: /.exec(line)?.[1]?.toLowerCase() ?? '');
  expect(terms.length).toBeGreaterThan(100);
  expect(terms).toEqual([...new Set(terms)].sort());
});

it('says of each term where it lives', () => {
  expect(entries.filter((line) => !line.includes(' — `src/'))).toEqual([]);
});

it('names files that exist', () => {
  const paths = entries.flatMap((line) =>
    [...line.matchAll(/`(src\/[^`]+)`/g)].map(([, path]) => path ?? ''),
  );
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
