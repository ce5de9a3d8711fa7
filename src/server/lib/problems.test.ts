// What an error looks like on the wire: a code, what its sentence names, and the sentence in English.
import { ORPCError } from '@orpc/server';
import { expect, it } from 'vitest';
import { fieldProblems } from '../../contract/errors.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { fieldsProblem, notFound, problemBody, toProblem } from './problems.ts';

const bodyOf = (error: unknown) => problemBody(toProblem(error) as ORPCError<string, unknown>);

it('says which rule was broken, in words too', () => {
  expect(bodyOf(new RuleBroken('saved-reply.title-taken', 'title'))).toMatchObject({
    status: 409,
    code: 'RULE_BROKEN',
    message: 'You already have a reply with this title.',
    data: { rule: 'saved-reply.title-taken', field: 'title' },
  });
});

it('names the facts of a rule as people read them', () => {
  const facts = {
    granter: 'Asha',
    grantee: 'Ravi',
    on: '2026-11-01T06:30:00.000Z',
    until: '2026-12-01T06:30:00.000Z',
  };
  const { message, data } = bodyOf(new RuleBroken('approval.not-a-second-person', undefined, facts));
  expect(message).toMatch(
    /^Asha made Ravi an administrator on 1 Nov 2026, 12:00 pm\. Until 1 Dec 2026, 12:00 pm /,
  );
  expect(data).toMatchObject({ facts });
});

it('gives a reason of its own to an error that has several sentences', () => {
  expect(bodyOf(notFound('home.not-yours', 'You have no such home'))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
    message: 'You have no such home',
    data: { reason: 'home.not-yours' },
  });
});

it('lists wrong fields with code and sentence, also those that only the schema library describes, with what may be chosen', () => {
  const issues = [
    { path: ['photos', 2, 'room'], message: 'Choose a room', reason: 'room.unknown' },
    { path: ['rent'], message: 'Invalid input' },
    { path: ['show'], message: 'Invalid option', values: ['open', 'all'] },
    { path: ['facing'], message: 'Invalid input', errors: [[{ values: ['north', 'east'] }], [{}]] },
  ];
  expect(bodyOf(fieldsProblem(fieldProblems(issues))).errors).toEqual([
    { field: 'photos.2.room', message: 'Choose a room', reason: 'room.unknown' },
    { field: 'rent', message: 'Invalid input', reason: 'field.invalid' },
    { field: 'show', message: 'Use one of open, all', reason: 'field.invalid' },
    { field: 'facing', message: 'Use one of north, east', reason: 'field.invalid' },
  ]);
});

it('hides what went wrong on our side', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'secret', data: { reason: 'secret' } });
  expect(JSON.stringify(problemBody(error))).not.toContain('secret');
});
