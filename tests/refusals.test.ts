/** Every refusal has one sentence for its code, and reaches the page and programs with both. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRefusals, refusalsIn } from '../bin/lib/texts/refusals.ts';
import { errors, failures } from '../src/contract/errors.ts';
import { procedures } from '../src/contract/every-procedure.ts';
import * as session from '../src/contract/session.ts';
import { invalid, refusal, refusalOf } from '../src/domain/refusals.ts';

const all = allRefusals();
const reasons = new Set(all.map(({ reason }) => reason));

it('has one sentence for each code', () => {
  expect(reasons.size).toBeGreaterThan(400);
  const sentences = new Map(all.map(({ reason, sentence }) => [reason, sentence]));
  expect(all.filter(({ reason, sentence }) => sentences.get(reason) !== sentence)).toEqual([]);
});

it('finds a code and its sentence side by side, whatever is called with them', () => {
  const code = `refusal('home.gone', 'This home is gone'); line(5).max(3, 'ab'); whole(1, 5, 'stars.bad', 'Give {least} stars');`;
  expect(refusalsIn('src/server/x.ts', code).map(({ reason }) => reason)).toEqual(['home.gone', 'stars.bad']);
});

it('fills the English sentence and keeps what it names', () => {
  const wanted = {
    message: 'Choose at most 1,20,000 homes',
    reason: 'homes.too-many',
    params: { most: 120_000 },
  };
  expect(refusal('homes.too-many', 'Choose at most {most} homes', { most: 120_000 })).toEqual(wanted);
  const checked = z
    .number()
    .max(1, invalid('homes.too-many', 'Choose at most {most} homes', { most: 120_000 }))
    .safeParse(2);
  expect(checked.error?.issues.map(refusalOf)).toEqual([wanted]);
});

const WRONG = [undefined, null, '', ' ', 'x', '-', 'x'.repeat(30_000), 1e15, -1e9, 1.5, true, [], [{}], {}];

/** What a schema answers to wrong input, without the library's own words. */
function answersOf(schema: z.ZodType) {
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return WRONG.flatMap((value) => [value, ...keys.map((key) => ({ [key]: value }))])
    .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
    .filter(({ message }) => !/^(Invalid|Too (big|small)|Unrecognized)/.test(message));
}

describe('what a schema of the contract says of wrong input', () => {
  const schemas = [...procedures.map(({ schema }) => schema), ...Object.values(session)].filter(
    (one) => one instanceof z.ZodType,
  );
  const answers = schemas.flatMap(answersOf).map(refusalOf);

  it('carries a code that the pages know', () => {
    expect(answers.length).toBeGreaterThan(100);
    const unknown = answers.filter(({ reason }) => reason === 'field.invalid' || !reasons.has(reason));
    expect([...new Set(unknown.map(({ message }) => message))]).toEqual([]);
  });

  it('leaves no place of its sentence empty', () => {
    expect(answers.filter(({ message }) => /[{}]/.test(message))).toEqual([]);
  });
});

it('has no code that is also the code of an error', () => {
  expect(Object.keys({ ...errors, ...failures }).filter((code) => reasons.has(code))).toEqual([]);
});
