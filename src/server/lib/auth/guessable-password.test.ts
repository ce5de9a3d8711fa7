import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../../db/seed/demo/people.ts';
import { refuseGuessable } from './guessable-password.ts';

const person = { email: 'asha.rao@example.com', name: 'Asha Rao' };
const choose = (password: string) => refuseGuessable({ field: 'password', password }, person);

// security identity: A new password is none that is known or easily guessed
describe('refused is', () => {
  // security review: Known passwords and one's own address were taken (M7)
  it.each([
    '1234567890',
    'password123',
    'passwordpassword',
    'qwertyuiop',
    'aaaaaaaaaa',
    'P@ssw0rd123',
    'India@12345',
    'a'.repeat(128),
  ])('%s', async (password) => {
    await expect(choose(password)).rejects.toMatchObject({ name: 'GuessablePassword', field: 'password' });
  });

  it.each(['asha.rao@example.com', 'Asha Rao 1', 'asharao1990', 'kiraya2026!'])(
    'one’s own %s',
    async (password) => {
      await expect(choose(password)).rejects.toMatchObject({ name: 'GuessablePassword' });
    },
  );
});

it.each(['four unrelated words', 'correct horse battery', 'another password', 'नमस्ते दुनिया घर', demoPassword])(
  'taken is %s',
  async (password) => {
    await choose(password);
  },
);
