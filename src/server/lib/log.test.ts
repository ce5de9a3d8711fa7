import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { withoutValues } from './log.ts';

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

it('logs only the kind of what is no error', () => {
  expect(withoutValues({ code: '123456' })).toBe('object');
});
