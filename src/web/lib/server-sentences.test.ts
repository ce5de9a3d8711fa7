// What the server says is found again, with the numbers in it; what it does not say any more is not kept.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sentencesOf } from '../../../bin/lib/texts/sentences.ts';
import { procedures } from '../../../tests/support/procedures.ts';
import * as session from '../../contract/session.ts';
import { audienceOf } from '../../domain/permissions.ts';
import { knowsServerSentence, translateServerSentence } from './server-sentences.ts';

test.each([
  'This is not your password',
  'Use at least 10 characters',
  'Enter a whole number from 1 to 1,20,000',
  'Nobody has written this',
])('“%s” stays itself in English', (sentence) => {
  expect(translateServerSentence(sentence)).toBe(sentence);
});

/** Said to programs only: the screens do not let a person send what is answered so. */
const TO_PROGRAMS = [
  /^This is not (the number|the name|a cursor|a part) of /,
  /^Choose (one of|\w+, .+ or|newest or|landlord or|party or|PDF or|available or) /,
  / of the (list|form)$/,
  /^(Send|Ask for fewer) /,
  /^Enter (a user UUID|south,west,north,east in degrees|true or false|the version from)/,
  /^Enter a (month|year|financial year) (as|such as) /,
  /^(Choose|Enter) at (most|least) \d[\d,]*(, the other end of the range)?$/,
  /^Only paths of this site$|cursor/,
];
const WRONG = [undefined, null, '', ' ', 'x', '-', 'x'.repeat(30_000), 1e15, -1e9, 1.5, true, [], [{}], {}];

/** What a schema answers to wrong input, without the library's own words. */
function answersOf(schema: z.ZodType): string[] {
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return WRONG.flatMap((value) => [value, ...keys.map((key) => ({ [key]: value }))])
    .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
    .map(({ message }) => message)
    .filter((message) => !/^(Invalid|Too (big|small)|Unrecognized)/.test(message));
}

const schemas = [
  ...procedures
    .filter(({ permission }) => String(audienceOf(permission)) !== 'admin')
    .map(({ schema }) => schema),
  ...Object.values(session),
].filter((one) => one instanceof z.ZodType);
const answers = [...new Set(schemas.flatMap(answersOf))];

test('every answer to a wrong field outside administration has its place here', () => {
  expect(answers.length).toBeGreaterThan(100);
  const forPeople = answers.filter((answer) => !TO_PROGRAMS.some((one) => one.test(answer)));
  expect(forPeople.filter((answer) => !knowsServerSentence(answer))).toEqual([]);
});

const readAll = (folder: string): [name: string, code: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
const server = readAll('src/server');

/** Of administrators, and of what describes the API to programs. */
const NOT_OF_PEOPLE = /^(admin|payouts)[/]|^app[/](api-docs[/]|api-routes)/;
/** Said to programs only, as above. */
const OF_PROGRAMS =
  /cursor|^(No such address|Sign in from our own pages|Send the request as JSON|Name every photo of this home once|This key was used for another request)$/;

test('what a handler answers in words of its own has its place here', () => {
  const answered = server
    .filter(([name]) => !NOT_OF_PEOPLE.test(name))
    .flatMap(([, code]) => [
      ...code.matchAll(/\b(?:message:(?:[^,;{}`]*? \?)?|conflict\()\s*'([^']+)'(?:\s*:\s*'([^']+)')?/g),
    ])
    .flatMap(([, ...sentences]) => sentences.filter((one) => one !== undefined));
  expect(answered.length).toBeGreaterThan(40);
  const forPeople = answered.filter((one) => !OF_PROGRAMS.test(one));
  expect(forPeople.filter((one) => !knowsServerSentence(one))).toEqual([]);
  expect(server.filter(([, code]) => /\bmessage: `/.test(code)).map(([name]) => name)).toEqual([]);
});

test('every sentence is one of the contract or the server', async () => {
  const said = [...readAll('src/contract'), ...server].map(([, code]) => code).join('\n');
  const sentences = await sentencesOf(['src/web/lib/server-sentences.ts']);
  const texts = [...sentences.values()].map(({ message }) => message);
  expect(texts.length).toBeGreaterThan(70);
  const numbers = (text: string) =>
    new RegExp(
      text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, String.raw`(\d[\d,]*|\$\{[^}]*\})`),
    );
  const isSaid = (text: string) =>
    numbers(text).test(said) || answers.some((answer) => numbers(text).test(answer));
  expect(texts.filter((text) => !isSaid(text))).toEqual([]);
});
