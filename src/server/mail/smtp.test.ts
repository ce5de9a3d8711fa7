import { beforeEach, expect, it } from 'vitest';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { bySmtp } from './smtp.ts';

const server = await startMailServer();
beforeEach(() => {
  server.answers.clear();
  server.answers.set('EHLO', '250-test\r\n250 AUTH PLAIN');
});

async function verified(url: string): Promise<unknown> {
  const { verify, close } = bySmtp(url, 'letters@kiraya.example');
  return verify().finally(close);
}
const withName = () => server.url.replace('://', '://kiraya:secret@');

// Before, the doctor was content with a server that answers, which then refused each letter.
it('the doctor’s look at the mail server signs in there, and sends nothing', async () => {
  server.answers.set('AUTH', '235 2.7.0 Accepted');
  expect(await verified(withName())).toBe(true);
  server.answers.set('AUTH', '535 5.7.8 Authentication failed');
  await expect(verified(withName())).rejects.toMatchObject({ responseCode: 535 });
  expect(server.taken).toEqual([]);
});

it('a server that does not speak is told from one that does', async () => {
  await expect(verified('smtp://127.0.0.1:1')).rejects.toMatchObject({ code: 'ESOCKET' });
});
