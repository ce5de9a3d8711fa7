import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const RAW =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;

const sources = ['src', 'public'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /[.](ts|tsx|js|mjs)$/.test(file.name) && !/[.]test[.]/.test(file.name))
    .map((file) => `${file.parentPath}/${file.name}`),
);

// security attacks: Scripts in text that others read
it('nobody’s text is put anywhere as HTML or run: React and the template of mails escape all of it', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => RAW.test(readFileSync(path, 'utf8')))).toEqual([]);
});
