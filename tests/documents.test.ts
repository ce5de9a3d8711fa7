/** The documents keep their form: records of decisions, their index, links that lead somewhere, and lengths that people read. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const headingsOf = (text: string, level: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .filter((line) => line.startsWith(`${level} `))
    .map((line) => line.slice(level.length + 1));

describe('decision records', () => {
  const folder = 'docs/decisions';
  const files = globSync('[0-9]*.md', { cwd: folder }).sort();
  const numbers = files.map((file) => file.slice(0, 4));
  /** Title, status and file of each row of the index, by number. */
  const rows = new Map(
    [
      ...read(`${folder}/README.md`).matchAll(
        /^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm,
      ),
    ].map(([, number = '', file, title, status]) => [number, { file, title, status }]),
  );

  it('are numbered without gaps', () => {
    expect(numbers).toEqual(files.map((_, at) => `${at + 1}`.padStart(4, '0')));
  });

  it.each(files)('%s has title, status and sections, and its row in the index', (file) => {
    const text = read(join(folder, file));
    const [, number = '', title] = /^# (\d{4}): (.+)\n/.exec(text) ?? [];
    const [, status] = /^# .+\n\nStatus: (.+)\n/.exec(text) ?? [];
    expect(file.startsWith(`${number}-`)).toBe(true);
    expect(status).toMatch(/^(Accepted|(Superseded|Amended) by \d{4}(, \d{4})*)$/);
    expect(
      status?.match(/\d{4}/g)?.filter((later) => later <= number || !numbers.includes(later)) ?? [],
    ).toEqual([]);
    expect(headingsOf(text, '##')).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives']);
    expect(rows.get(number)).toEqual({ file, title, status });
  });

  it('have no row without a record', () => {
    expect([...rows.keys()]).toEqual(numbers);
  });
});

describe('relative links', () => {
  const pages = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md', 'tools/*.md']).sort();
  const slugOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  const linksOf = (text: string) =>
    [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^(https?:|mailto:)/.test(to));
  const leadsNowhere = (page: string, to: string) => {
    const [path = '', anchor] = to.split('#');
    const target = path ? join(dirname(page), path) : page;
    if (!existsSync(target)) return true;
    if (anchor === undefined) return false;
    const text = read(target);
    return !['##', '###']
      .flatMap((level) => headingsOf(text, level))
      .map(slugOf)
      .includes(anchor);
  };

  it('are found', () => {
    expect(linksOf(read('docs/README.md')).length).toBeGreaterThan(10);
  });

  it.each(pages)('of %s resolve', (page) => {
    expect(linksOf(read(page)).filter((to) => leadsNowhere(page, to))).toEqual([]);
  });
});

it.each([
  ['SECURITY.md', 80],
  ['CONTRIBUTING.md', 50],
])('%s names tests and files that are there', (page, least) => {
  const named = [...read(page).matchAll(/`([\w.-]+\/[\w./-]+|\.\w[\w.]*)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(least);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

describe('what came of each finding', () => {
  const rows = [
    ...read('docs/findings.md').matchAll(/^\| ([^|]+?) +\| (?:done|answered|open) +\| ([^|]+?) +\|$/gm),
  ].map(([row, finding = '', why = '']) => ({ finding, why, isDone: row.includes('| done ') }));
  const tests = globSync(['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'tests/**/*.test.ts']).map(
    (path) => `/${path}`,
  );

  it('names tests that are there', () => {
    const named = rows.flatMap(({ why }) =>
      [...why.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((name) => !tests.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  });

  it('says of each that is done by which test it stays so, or why by none', () => {
    expect(rows.filter(({ isDone, why }) => isDone && !/\.test\.tsx?`|\btests?\b/.test(why))).toEqual([]);
  });
});

describe('lengths', () => {
  it('docs/performance.md has tables and no paragraph of more than 50 words', () => {
    const paragraphs = read('docs/performance.md')
      .replaceAll(/^(\||<!--).*$/gm, '')
      .split(/\n\s*\n/);
    expect(paragraphs.filter((paragraph) => paragraph.trim().split(/\s+/).length > 50)).toEqual([]);
  });

  it('docs/security.md is read in ten minutes', () => {
    expect(statSync('docs/security.md').size).toBeLessThanOrEqual(8_192);
  });
});

it('every page of docs is in the map', () => {
  const map = read('docs/README.md');
  const pages = globSync(['*.md', 'generated/*.md'], { cwd: 'docs' }).filter((page) => page !== 'README.md');
  expect(pages.filter((page) => !map.includes(`](${page})`))).toEqual([]);
});
