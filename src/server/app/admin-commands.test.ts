import { Client } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { chainAll } from '../audit/audit-jobs.ts';
import { runAdminCommand } from './admin-commands.ts';

const { services, addPerson, asOwner, as, ownerUrl } = await startServices();
const run = (...words: string[]) => runAdminCommand({ ...services, origin: 'https://kiraya.example' }, words);

let asha: string;
let email: string;

beforeEach(async () => {
  await asOwner('delete from user_roles');
  asha = await addPerson('Asha Rao');
  email = (await as(asha).account.me()).email ?? '';
});

it('grants a role, admin when not said, and writes it down', async () => {
  expect(await run('grant', ` ${email.toUpperCase()} `)).toEqual({ text: `${email} is admin now`, ok: true });
  expect(await run('grant', email, 'broker')).toMatchObject({ ok: true });
  expect((await as(asha).account.me()).roles).toEqual(expect.arrayContaining(['admin', 'broker']));
  const rows = await asOwner('select actor_id, reason from audit_log where subject_id = $1', [asha]);
  expect(rows).toEqual(Array(2).fill({ actor_id: null, reason: 'npm run admin -- grant' }));
});

it.each([
  ['nobody of that address', ['grant', 'nobody@example.com'], 'Nobody has signed up as nobody@example.com'],
  ['no such role', ['grant', 'nobody@example.com', 'king'], 'king is not a role'],
  ['no address', ['grant'], 'Usage:'],
  ['no such command', ['destroy'], 'Usage:'],
  ['nothing', [], 'Usage:'],
])('refuses %s', async (_, words, text) => {
  const result = await run(...words);
  expect(result.ok).toBe(false);
  expect(result.text).toContain(text);
});

it('makes a set-up link only while there is no administrator, and ends those before it', async () => {
  const links = [(await run('setup-link')).text, (await run('setup-link')).text];
  const [older = '', newest = ''] = links.map((text) => text.split('#setup=')[1]?.trim());
  await expect(as(asha).roles.firstAdmin({ code: older })).rejects.toMatchObject({ status: 409 });
  expect(await as(asha).roles.firstAdmin({ code: newest })).toEqual({ ok: true });
  await asOwner('delete from user_roles');
  expect((await run('setup-link')).text).toContain('https://kiraya.example/auth#setup=');
  await run('grant', email);
  expect(await run('setup-link')).toMatchObject({ ok: false });
});

it('proves the audit trail, and finds a row that was changed', async () => {
  await run('grant', email);
  expect((await run('verify-audit')).text).toContain('more not in the chain yet');
  await chainAll(services);
  const { text, ok } = await run('verify-audit');
  expect(ok).toBe(true);
  expect(text).toMatch(/^The audit trail is whole: \d+ rows, 0 more/);
  const beyond = `1000:${'0'.repeat(64)}`;
  expect((await run('verify-audit', beyond)).text).toContain('were cut off its end');
  expect((await run('verify-audit', 'no head')).text).toContain('Usage:');
  const owner = new Client(ownerUrl);
  await owner.connect();
  await owner.query(`begin; alter table audit_log disable trigger user;
    update audit_log set reason = 'something else' where id = 1; alter table audit_log enable trigger user; commit`);
  await owner.end();
  expect((await run('verify-audit')).text).toContain('broken from row 1 on');
});

it('seals anew with the newest key', async () => {
  await as(asha).payees.setPan({ pan: 'ABCPE1234F' });
  expect(await run('rotate-keys')).toMatchObject({
    ok: true,
    text: expect.stringContaining('0 sealed anew'),
  });
});
