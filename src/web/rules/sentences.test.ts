// Nobody should read the bare code of a rule: each has its sentence, of its feature or of the one screen that meets it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleCodes } from '../../domain/features/rules.generated.ts';
import { sentences } from './sentences.generated.ts';

const WEB = 'src/web';
const code = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => /[.]tsx?$/.test(name) && !/[.]test[.]/.test(name))
  .map((name) => readFileSync(join(WEB, name), 'utf8'))
  .join('\n');

/** Broken by wrong code or data rather than by a person, or asked by a schema of the contract before. */
const READ_BY_NOBODY = [
  'money.not-whole-paise',
  'money.out-of-range',
  'date.invalid',
  'instant.invalid',
  'month.invalid',
  'broker.gstin-shape',
  'broker.gstin-checksum',
  'commission.plan-unknown',
  'commission.columns-mismatched',
  'commission.bad-record',
  'commission.already-reversed',
  'tax.no-rule',
];
/** The screen says the same of every failure. */
const LIKE_EVERY_FAILURE = ['role.setup-code-invalid', 'affiliate.unknown', 'hold.ended'];

test('every rule has a sentence', () => {
  const wordless = ruleCodes.filter((rule) => !(rule in sentences) && !code.includes(`'${rule}'`));
  expect(wordless.sort()).toEqual([...READ_BY_NOBODY, ...LIKE_EVERY_FAILURE].sort());
});

test('every sentence is of a rule that can be broken', () => {
  const known: readonly string[] = ruleCodes;
  expect(Object.keys(sentences).filter((rule) => !known.includes(rule))).toEqual([]);
});
