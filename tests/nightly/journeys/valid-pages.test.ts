/** Twenty public pages as programs of others read them: HTML by the standard, structured data by the words of schema.org. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTool } from '../../../bin/lib/tool.ts';
import { productOrigin } from '../../support/origin.ts';

const fixed = [
  '/',
  '/hi',
  '/properties',
  '/properties?city=Bengaluru&bedrooms=2',
  '/hi/properties?city=Pune',
  '/rent',
  '/rent/bengaluru',
  '/rent/bengaluru/2-bhk',
  '/hi/rent/pune',
  '/services',
  '/tenant-verification',
  '/legal-support',
  '/property-owners',
  '/brokers',
  '/contact',
  '/about',
  '/help',
  '/auth',
];
const folder = mkdtempSync(join(tmpdir(), 'kiraya-pages-'));
const pages = new Map<string, string>();

const read = async (path: string): Promise<string> => {
  const answer = await fetch(`${productOrigin()}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

beforeAll(async () => {
  for (const path of fixed) pages.set(path, await read(path));
  const link = /href="(\/property\/[^"?#]+)"/.exec(pages.get('/properties') ?? '')?.[1] ?? '';
  // A PG offers beds, and says so in other words.
  const pg = /href="(\/property\/[^"?#]+)"/.exec(await read('/properties?property_type=pg'))?.[1] ?? '';
  for (const path of [link, pg]) pages.set(path, await read(path));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('are valid HTML', async () => {
  const files = [...pages].map(([path, html]) => {
    const file = join(folder, `${path.replaceAll(/\W+/g, '-').slice(0, 60) || 'front'}.html`);
    writeFileSync(file, html);
    return file;
  });
  expect(files).toHaveLength(20);
  const { code, output } = await runTool('html-validate', files);
  expect([code, output]).toEqual([0, '']);
});

it('say what they are about in the words of schema.org, with nothing left empty', async () => {
  const said = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, text = '']) => [path, JSON.parse(text)] as const,
    ),
  );
  expect(said.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/rent/bengaluru', '/contact']));
  expect(said.filter(([path]) => path.startsWith('/property/'))).toHaveLength(2);
  const empty = said.filter(([, data]) => /:(null|""|\[\])/.test(JSON.stringify(data)));
  expect(empty.map(([path]) => path)).toEqual([]);
  const blocks = said.map(([path, data]) => `// ${path}\nblock(${JSON.stringify(data)});`);
  writeFileSync(
    join(folder, 'blocks.ts'),
    `import type { Graph } from 'schema-dts';\nconst block = (graph: Graph) => graph;\n${blocks.join('\n')}\n`,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        noEmit: true,
        strict: true,
        skipLibCheck: true,
        module: 'preserve',
        types: [],
        paths: { 'schema-dts': [resolve('node_modules/schema-dts/dist/schema.d.ts')] },
      },
      files: ['blocks.ts'],
    }),
  );
  const { code, output } = await runTool('@typescript/native:tsc', ['-p', folder]);
  expect([code, output]).toEqual([0, '']);
});
