/** What people read of each act: a sentence of one form in both languages, never the product's own word for it. */
import { globSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, it } from 'vitest';
import { actNames, unnamedOf } from './support/act-names.ts';

const hindi = new Map(
  parsePo(readFileSync('src/web/locales/hi.po', 'utf8'))
    .items.filter(({ obsolete, msgctxt }) => !obsolete && !msgctxt)
    .map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']),
);

/** “Lease ended”: what it is about, and what was done with it. */
const DONE =
  /^[A-Z].* .*\b(\w+ed|begun|chosen|given|hidden|kept|left|made|paid|put|read|sent|set|shown|taken|took|undone|withdrawn|written)\b/;
/** “लीज़ खत्म हुई”: the verb last, of what was done and not of who did it; a reason may follow. */
const DONE_IN_HINDI = /(गया|गए|गई|गईं|हुआ|हुए|हुई|हुईं|आया|आए|निकल गया)(?=$|[:,])/;
/** Such as “लिस्टिंग बदली”, which leaves open who did it, or “लीज़ स्वीकार”, which is no sentence. */
const PEOPLE = /\b(my|your|you|we|our)\b/i;

describe('each act of the audit trail', () => {
  it('is called what was done, in English', () => {
    expect(actNames.size).toBeGreaterThan(350);
    expect([...actNames.values()].filter((name) => !DONE.test(name) || PEOPLE.test(name))).toEqual([]);
  });

  it('is called what was done, in Hindi', () => {
    const names = [...actNames.values()].map((name) => hindi.get(name) ?? name);
    expect(names.filter((name) => !DONE_IN_HINDI.test(name) || /[a-z]+\.[a-z]/.test(name))).toEqual([]);
  });

  it('has a name of its own', () => {
    const names = [...actNames.values()];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

// Acts that are put together of two words are found where they happen: `startServices` asks for the names of all its file did.
it('names every act that the server writes out', () => {
  const acts = globSync('src/server/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') }).flatMap(
    (file) => {
      const source = readFileSync(file, 'utf8');
      if (!/\bact(Each)?\(/.test(source)) return [];
      return [...source.matchAll(/\baction: '([\w-]+\.[\w.-]+)'/g)].map(([, act = '']) => act);
    },
  );
  expect(acts.length).toBeGreaterThan(150);
  expect(unnamedOf(acts.filter((act) => !/^(application|visit)\./.test(act)))).toEqual([]);
});
