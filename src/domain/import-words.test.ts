import { expect, it } from 'vitest';
import { fieldOf } from './home-fields.ts';
import { importedFields, importWordsOf } from './import-words.ts';

it('reads no header as two fields', () => {
  const headers = importedFields.flatMap((name) => importWordsOf(name).headers);
  expect(headers.filter((header, place) => headers.indexOf(header) !== place)).toEqual([]);
});

it.each(importedFields)('means only options of %s', (name) => {
  const field = fieldOf(name);
  const options: readonly string[] = field.kind === 'choice' ? field.options : [];
  const meant = Object.values(importWordsOf(name).words ?? {});
  expect(meant.filter((code) => !options.includes(code))).toEqual([]);
});
