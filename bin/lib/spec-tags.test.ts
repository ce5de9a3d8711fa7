import { describe, expect, it } from 'vitest';
import { readTags } from './spec-tags.ts';

const read = (source: string) => readTags('a.test.ts', source);
const test = (source: string) => read(source).map((tag) => tag.test);

describe('a tag', () => {
  it('names the line that the test below it proves', () => {
    expect(read(`// spec 2.5: Homes are paused\nit('pauses', () => {});`)).toEqual([
      { of: 'spec', section: '2.5', says: 'Homes are paused', file: 'a.test.ts', test: 'pauses' },
    ]);
  });

  it.each([
    [
      'of a group, with the titles around it',
      `describe('homes', () => {\n// spec 1: x\nit('pause', f);\n});`,
    ],
    ['of many cases', `describe('homes', () => {\n// spec 1: x\nit.each([['a']])('pause', f);\n});`],
    ['below another comment', `describe('homes', () => {\n// spec 1: x\n// Why.\nit('pause', f);\n});`],
  ])('may stand above a test %s', (_, source) => {
    expect(test(source)).toEqual(['homes › pause']);
  });

  it('may stand above one row of a table of cases', () => {
    expect(
      test(`test.each([\n  // spec 8: x\n  { deed: 'approving', on: 1 },\n])('$deed fails', f);`),
    ).toEqual(['$deed fails › approving']);
  });

  it('stands with others above one test, and for either page', () => {
    const tags = read(`// spec 1: x\n// security abuse: y\nit('pauses', f);`);
    expect(tags.map(({ of, says }) => [of, says])).toEqual([
      ['spec', 'x'],
      ['security', 'y'],
    ]);
  });

  it('without a test below it is refused', () => {
    expect(() => read(`it('pauses', f);\n// spec 1: x\n`)).toThrow('a.test.ts: no test below "// spec 1: x"');
  });
});
