import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const rows = readFileSync(new URL('docs/checklist.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| --') && !line.startsWith('| the spec'));
const cells = rows.map((line) => {
  const [, says = '', where = '', test = ''] = line.split('|').map((cell) => cell.trim());
  return { says, where, test };
});
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path]) => path ?? '');

it('says of each line where it is and which test names it', () => {
  expect(cells.length).toBeGreaterThan(60);
  const lacking = cells.filter(
    ({ where, test }) => pathsIn(where).length === 0 || pathsIn(test).length !== 1,
  );
  expect(lacking).toEqual([]);
});

it('names files that exist', () => {
  const paths = cells.flatMap(({ where, test }) => [...pathsIn(where), ...pathsIn(test)]);
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

it('names tests that stand in their file', () => {
  const missing = cells.filter(({ test }) => {
    const [path = ''] = pathsIn(test);
    const name = /"([^"]+)"$/.exec(test)?.[1];
    return !name || !readFileSync(new URL(path, root), 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});

it('security.md names tests that stand in their file', () => {
  const lines = readFileSync(new URL('docs/security.md', root), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, path, name] = /`((?:src|tests)\/[^`]+[.]ts)` "([^"]+)"/.exec(line) ?? [];
      return path && name ? [{ path, name }] : [];
    });
  expect(lines.length).toBeGreaterThan(100);
  const missing = lines.filter(({ path, name }) => {
    const file = new URL(path, root);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
