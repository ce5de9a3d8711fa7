import { runInNewContext } from 'node:vm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { withoutValues } from './log.ts';

// security abuse: Logs hold no values of people
it('says what failed without the values that were written', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (phone)=(9876543210)',
  });
  const error = new DrizzleQueryError('insert into profiles values ($1)', ['9876543210\n    at home'], cause);
  const logged = JSON.stringify(withoutValues(error));
  expect(logged).toContain('insert into profiles');
  expect(logged).toContain('23505');
  expect(logged).not.toContain('9876543210');
});

it('says what failed when the error comes as a plain object, as the job queue hands its own on', () => {
  const cause = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
    code: '25006',
    detail: 'Key (phone)=(9876543210)',
  });
  // The queue copies an error's own fields, its message and its stack.
  const event = { ...cause, message: cause.message, stack: cause.stack, queue: 'mail.send', worker: 'w1' };
  expect(withoutValues(event)).toEqual({
    type: 'Object',
    code: '25006',
    message: cause.message,
    stack: cause.stack,
    queue: 'mail.send',
  });
});

it('says the same of an error of another realm', () => {
  const foreign = runInNewContext(`Object.assign(new TypeError('gone'), { code: 'ECONNRESET' })`);
  expect(withoutValues(foreign)).toMatchObject({ type: 'TypeError', code: 'ECONNRESET', message: 'gone' });
});

it('names each of several errors, without their values', () => {
  const one = new DrizzleQueryError('select $1', ['9876543210'], new Error('gone'));
  const logged = withoutValues(new AggregateError([one, 'a sentence'], 'Two things failed'));
  expect(logged).toMatchObject({
    type: 'AggregateError',
    message: 'Two things failed',
    errors: [{ message: 'Failed query: select $1', cause: { message: 'gone' } }, 'a sentence'],
  });
  expect(JSON.stringify(logged)).not.toContain('9876543210');
});

it('says a string as it is, up to where a statement has its values', () => {
  expect(withoutValues('no such queue')).toBe('no such queue');
  expect(withoutValues('Failed query: select $1\nparams: 9876543210')).toBe('Failed query: select $1');
});

it('does not follow an error that is its own cause for ever', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(withoutValues(error))).toContain('round');
});

it('logs only the kind of what is no error', () => {
  expect(withoutValues({ code: '123456', phone: '9876543210' })).toBe('object');
  expect(withoutValues(7)).toBe('number');
});
