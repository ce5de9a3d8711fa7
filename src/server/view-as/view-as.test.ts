import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { runningLease } from '../../../tests/support/leases.ts';
import { noPages } from '../../../tests/support/no-pages.ts';
import { startServices } from '../../../tests/support/services.ts';
import { procedures } from '../../contract/every-procedure.ts';
import { isStaff, roles } from '../../domain/roles.ts';
import { VIEW_HEADER } from '../../domain/view-as.ts';
import { createApp } from '../app/http.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;
const staffRoles = roles.filter(isStaff);
const reason = 'They see no receipts of their rent';
const rule = (name: string) => ({ data: { rule: name } });

let support: string;
let person: string;
const start = (user_id = person, by = support) => as(by).viewAs.start({ user_id, reason });
const viewing = (view: string, by = support) => as(by, { subject: { userId: by, sessionId: by, view } });

beforeEach(async () => {
  support = await addPerson('Sunil Support', ['support']);
  person = await addPerson('Pia Person', ['landlord']);
});

describe('a view', () => {
  it('reads what its person reads, under their row policies and without the power of the office', async () => {
    const { landlord, tenant, lease } = await runningLease(test);
    const stranger = await start(person);
    const view = await start(tenant);
    const they = viewing(view.id);
    expect(await they.account.me()).toEqual(await as(tenant).account.me());
    expect(await they.leases.get({ id: lease.id })).toMatchObject({ state: 'active' });
    expect(await they.leases.listMine({})).toEqual(await as(tenant).leases.listMine({}));
    await expect(viewing(stranger.id).leases.get({ id: lease.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(they.enquiries.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    // The agreement opens, and nobody takes the tenant for having read it.
    await they.leases.agreementFile({ id: lease.id });
    expect(landlord).not.toBe(tenant);
  });

  it('shows a home’s contact to nobody but whom its person is', async () => {
    const admin = await addPerson('Vikram Admin', ['admin']);
    const home = await addHome(asOwner, await addPerson('Lal Lister', ['landlord']));
    const view = await start(person, admin);
    expect(await viewing(view.id, admin).properties.get({ id: home })).toEqual(
      await as(person).properties.get({ id: home }),
    );
  });

  it('is said to its person with the reason, and in the trail with whoever viewed', async () => {
    const view = await start();
    expect(view).toMatchObject({ user_id: person, name: 'Pia Person', reason });
    const { items } = await as(person).privacy.looks({});
    expect(items).toEqual([
      expect.objectContaining({ actor_name: 'Sunil Support', subject: 'view-as', reason }),
    ]);
    expect(await viewing(view.id).viewAs.get({ id: view.id })).toEqual(view);
    expect(await viewing(view.id).viewAs.end({ id: view.id })).toEqual({ user_id: person });
    await as(support).viewAs.end({ id: view.id });
    const trail = await asOwner(
      `select action, actor_id, reason from audit_log where subject_id = $1 and action like 'viewAs.%' order by id`,
      [person],
    );
    expect(trail).toEqual([
      { action: 'viewAs.start', actor_id: support, reason },
      { action: 'viewAs.end', actor_id: support, reason: null },
    ]);
  });

  it('opens neither conversations nor the copy of the data', async () => {
    const they = viewing((await start()).id);
    await expect(they.messages.list({})).rejects.toMatchObject(rule('view-as.closed'));
    await expect(they.privacy.exports.link({ id: randomUUID() })).rejects.toMatchObject(
      rule('view-as.closed'),
    );
  });
});

describe('who may view', () => {
  it('is support and administrators, for a reason, as nobody of the office and not as oneself', async () => {
    const admin = await addPerson('Vikram Admin', ['admin']);
    await start(person, admin);
    await expect(start(support, support)).rejects.toMatchObject(rule('view-as.yourself'));
    for (const role of staffRoles) {
      await expect(start(await addPerson('Sita Staff', [role]))).rejects.toMatchObject(rule('view-as.staff'));
    }
    await expect(as(support).viewAs.start({ user_id: person, reason: ' ' })).rejects.toMatchObject({
      data: { errors: [{ field: 'reason' }] },
    });
    await expect(start(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is none of the others', async () => {
    const others = staffRoles.filter((role) => role !== 'admin' && role !== 'support');
    for (const role of [...others, 'landlord', 'property_manager'] as const) {
      const by = await addPerson('Other Role', [role]);
      await expect(start(person, by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(as(null).viewAs.start({ user_id: person, reason })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('uses a view in its own session alone', async () => {
    const colleague = await addPerson('Sara Support', ['support']);
    const { id } = await start();
    await expect(viewing(id, colleague).account.me()).rejects.toMatchObject(rule('view-as.over'));
    await expect(as(colleague).viewAs.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(colleague).viewAs.end({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(viewing('no such view').account.me()).rejects.toMatchObject(rule('view-as.over'));
    expect(await as(support).viewAs.get({ id })).toMatchObject({ id });
  });
});

describe('a view ends', () => {
  const isOver = async (id: string, by = support) =>
    expect(viewing(id, by).account.me()).rejects.toMatchObject(rule('view-as.over'));

  it('when whoever views ends it', async () => {
    const { id } = await start();
    await as(support).viewAs.end({ id });
    await isOver(id);
  });

  it('with the role', async () => {
    const { id } = await start();
    await asOwner(`delete from user_roles where user_id = $1`, [support]);
    await isOver(id);
  });

  it('with the session', async () => {
    const { id } = await start();
    await asOwner('delete from auth.sessions where id = $1', [support]);
    await expect(viewing(id).account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('once its person works for the office', async () => {
    const { id } = await start();
    await services.database.asWorker((tx) =>
      tx.execute(`insert into user_roles (user_id, role) values ('${person}', 'viewer')`),
    );
    await isOver(id);
  });

  it('after thirty minutes', async () => {
    const { id } = await start();
    await asOwner(`update data_looks set ends_at = app.now() - interval '1 second' where id = $1`, [id]);
    await isOver(id);
    await expect(as(support).viewAs.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('at the door', () => {
  const app = createApp(services, noPages(), 'tests/fixtures');
  type Call = (input: unknown) => Promise<unknown>;
  const called = (client: object, name: string, input: unknown) => {
    const found = name
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], client);
    return (found as Call)(input);
  };

  it.each(procedures.filter(({ isRead, name }) => !isRead && name !== 'viewAs.end').map(({ name }) => name))(
    'refuses %s, whatever it is sent',
    async (name) => {
      await expect(called(viewing(randomUUID()), name, {})).rejects.toMatchObject(rule('view-as.read-only'));
    },
  );

  it('changes no row by any read', async () => {
    const they = viewing((await start()).id);
    const tables = await asOwner<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const rows = () =>
      asOwner(
        tables
          .map(({ name }) => `select '${name}', count(*), max(xmin::text::bigint) from public.${name}`)
          .join(' union all '),
      );
    const before = await rows();
    for (const { name, isRead } of procedures) {
      if (isRead) await called(they, name, {}).catch(() => undefined);
    }
    expect(await rows()).toEqual(before);
  });

  it('refuses the sign-in routes in a view, but for renewing and signing out', async () => {
    const send = (path: string, method: string) =>
      app.request(`/api/auth${path}`, {
        method,
        headers: { [VIEW_HEADER]: randomUUID(), 'Content-Type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
    for (const [path, method] of [
      ['/change-password', 'POST'],
      ['/list-sessions', 'GET'],
    ] as const) {
      expect((await send(path, method)).status).toBe(409);
    }
    expect((await send('/get-session', 'GET')).status).toBe(200);
  });

  it('takes the header from nobody without a session', async () => {
    const answer = await app.request('/api/account/me', {
      headers: { apikey: services.publicKey, [VIEW_HEADER]: randomUUID() },
    });
    expect(answer.status).toBe(401);
  });
});
