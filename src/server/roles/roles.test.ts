import { beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { roles as everyRole } from '../../domain/roles.ts';
import { runAdminCommand } from '../app/admin-commands.ts';
import type { Letter, Mailer } from '../lib/letter-text.ts';
import { mailDue } from '../notifications/notice-mail.ts';
import { createSetupLink } from './first-admin.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const NOBODY = '01900000-0000-7000-8000-000000000000';

let admin: string;
let asha: string;

beforeEach(async () => {
  await asOwner(`delete from user_roles`);
  admin = await addPerson('Vikram Admin', ['admin']);
  asha = await addPerson('Asha Rao');
});

const auditOf = (userId: string) =>
  asOwner<{ action: string; actor_id: string; before: unknown; after: unknown }>(
    'select action, actor_id, before, after from audit_log where subject_id = $1 order by id',
    [userId],
  );

describe('assigning', () => {
  // spec 7: Insert and delete user_roles
  it('gives the role and writes it down', async () => {
    expect(await as(admin).roles.assign({ userId: asha, role: 'broker' })).toMatchObject({
      roles: ['broker'],
    });
    expect((await as(admin).roles.list({ userId: asha })).roles).toEqual(['broker']);
    expect(await auditOf(asha)).toEqual([
      { action: 'roles.assign', actor_id: admin, before: { roles: [] }, after: { roles: ['broker'] } },
    ]);
  });

  it('twice changes and writes nothing more', async () => {
    await as(admin).roles.assign({ userId: asha, role: 'tenant' });
    await as(admin).roles.assign({ userId: asha, role: 'tenant' });
    expect(await auditOf(asha)).toHaveLength(1);
  });

  it('to nobody is not found', async () => {
    await expect(as(admin).roles.assign({ userId: NOBODY, role: 'tenant' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('every administrator hears that', () => {
  const heard = () =>
    asOwner<{ user_id: string; actor_id: string | null; payload: unknown }>(
      `select user_id, actor_id, payload from notifications where event = 'admin.granted' order by user_id`,
    );
  beforeEach(() => asOwner('delete from notifications'));

  it('somebody was made one, the new one and whoever did it among them', async () => {
    const other = await addPerson('Meera Admin', ['admin']);
    await as(admin).roles.assign({ userId: asha, role: 'admin' });
    const payload = { name: 'Asha Rao', by: 'Vikram Admin' };
    expect(await heard()).toEqual(
      [admin, other, asha].sort().map((user_id) => ({ user_id, actor_id: admin, payload })),
    );
    await as(admin).roles.assign({ userId: asha, role: 'admin' });
    await as(admin).roles.assign({ userId: asha, role: 'broker' });
    expect(await heard()).toHaveLength(3);
  });

  it('somebody was made one by a command on the server', async () => {
    const { email } = await as(asha).account.me();
    if (!email) throw new Error('Everybody here has an address');
    await runAdminCommand({ ...services, origin: 'https://kiraya.example' }, ['grant', email]);
    const payload = { name: 'Asha Rao', by: null };
    expect(await heard()).toEqual(
      [admin, asha].sort().map((user_id) => ({ user_id, actor_id: null, payload })),
    );
    await runAdminCommand({ ...services, origin: 'https://kiraya.example' }, ['grant', email, 'broker']);
    expect(await heard()).toHaveLength(2);
  });

  it('by mail too', async () => {
    await as(admin).roles.assign({ userId: asha, role: 'admin' });
    const sent: Letter[] = [];
    const mailer: Mailer = {
      deliver: async (letter) => void sent.push(letter),
      deliverAgain: async () => {},
    };
    const { database, jobs } = services;
    const parts = {
      database,
      jobs,
      mailer,
      origin: 'https://kiraya.example',
      wordNotice: services.wordNotice,
    };
    await mailDue(parts, '2030-01-02T06:30:00.000Z');
    expect(
      sent.map(({ text }) => JSON.stringify(text).includes('Vikram Admin made Asha Rao an administrator')),
    ).toEqual([true, true]);
  });
});

describe('removing', () => {
  it('takes the role away at once', async () => {
    await as(admin).roles.assign({ userId: asha, role: 'admin' });
    expect((await as(asha).roles.list({ userId: asha })).roles).toEqual(['admin']);
    await as(admin).roles.remove({ userId: asha, role: 'admin' });
    await expect(as(asha).roles.list({ userId: asha })).rejects.toMatchObject({ status: 403 });
    expect(await auditOf(asha)).toHaveLength(2);
  });

  it('keeps the last administrator', async () => {
    await expect(as(admin).roles.remove({ userId: admin, role: 'admin' })).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      data: { rule: 'role.last-admin' },
    });
  });

  it('leaves one of two administrators who remove each other at the same time', async () => {
    await as(admin).roles.assign({ userId: asha, role: 'admin' });
    await Promise.allSettled([
      as(admin).roles.remove({ userId: asha, role: 'admin' }),
      as(asha).roles.remove({ userId: admin, role: 'admin' }),
    ]);
    expect(await asOwner(`select from user_roles where role = 'admin'`)).toHaveLength(1);
  });

  it('a role not held changes nothing; of nobody is not found', async () => {
    expect((await as(admin).roles.remove({ userId: asha, role: 'broker' })).roles).toEqual([]);
    expect(await auditOf(asha)).toEqual([]);
    await expect(as(admin).roles.remove({ userId: NOBODY, role: 'broker' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('who may', () => {
  it.each(everyRole.filter((role) => role !== 'admin'))('not %s', async (role) => {
    const person = await addPerson('Some One', [role]);
    const holder = { userId: person, role: 'admin' as const };
    await expect(as(person).roles.list({ userId: admin })).rejects.toMatchObject({ status: 403 });
    await expect(as(person).roles.assign(holder)).rejects.toMatchObject({ status: 403 });
    await expect(as(person).roles.remove({ userId: admin, role: 'admin' })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('nobody signed out', async () => {
    await expect(as(null).roles.list({ userId: admin })).rejects.toMatchObject({ status: 401 });
    await expect(as(null).roles.firstAdmin({ code: 'some-code-or-other' })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('the first administrator', () => {
  const codeOf = (link: string | null) => link?.split('#setup=')[1] ?? '';

  // spec 2.3: Role Management: user id, role, Assign Role, chips that remove; first admin … the first administrator comes by a link
  // security identity: The first administrator comes by a link, once
  it('comes by the link, once, while there is none', async () => {
    await asOwner('delete from user_roles');
    const code = codeOf(await createSetupLink(services.database, 'http://localhost'));
    expect(await as(asha).roles.firstAdmin({ code })).toEqual({ ok: true });
    expect((await as(asha).account.me()).roles).toEqual(['admin']);
    await asOwner('delete from user_roles');
    await expect(as(asha).roles.firstAdmin({ code })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
  });

  it('has no link once there is an administrator, and an earlier link is worth nothing', async () => {
    expect(await createSetupLink(services.database, 'http://localhost')).toBeNull();
    await asOwner('delete from user_roles');
    const code = codeOf(await createSetupLink(services.database, 'http://localhost'));
    await addPerson('Other Admin', ['admin']);
    await expect(as(asha).roles.firstAdmin({ code })).rejects.toMatchObject({
      data: { rule: 'role.setup-code-invalid' },
    });
  });

  it('needs the newest link, within a day', async () => {
    await asOwner('delete from user_roles');
    const older = codeOf(await createSetupLink(services.database, 'http://localhost'));
    const newest = codeOf(await createSetupLink(services.database, 'http://localhost'));
    await expect(as(asha).roles.firstAdmin({ code: older })).rejects.toMatchObject({ status: 409 });
    await asOwner(`update auth.setup_codes set expires_at = now() - interval '1 second'`);
    await expect(as(asha).roles.firstAdmin({ code: newest })).rejects.toMatchObject({ status: 409 });
  });
});

describe('has_role', () => {
  // spec 6: Admin is verified through has_role
  it('answers for a person and a role, and counts whoever has none as user', async () => {
    const [row] = await asOwner(
      `select has_role($1, 'admin') as admin, has_role($1, 'tenant') as tenant, has_role($2, 'user') as plain`,
      [admin, asha],
    );
    expect(row).toEqual({ admin: true, tenant: false, plain: true });
  });
});
