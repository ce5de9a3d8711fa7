import { describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner, services } = await startServices();
const admin = await addPerson('Vikram Admin', ['admin']);

const levelOf = async (check: string) => {
  const { checks } = await as(admin).admin.health();
  return checks.find((found) => found.check === check)?.level;
};

describe('admin.health', () => {
  // spec 2.3: Health is healthy, warning or critical, from real checks
  it('measures every part and sums up', async () => {
    const health = await as(admin).admin.health();
    expect(health.checks.map(({ check }) => check)).toEqual([
      'database',
      'jobs',
      'mail',
      'texts',
      'storage',
      'audit',
      'ledger',
      'answers',
    ]);
    expect(health.figures).toMatchObject({ storageWorks: true, auditBrokenAt: null, jobsFailed: 0 });
    expect(health.figures.storageFree).toBeGreaterThan(0);
  });

  it('notices letters given up', async () => {
    expect(await levelOf('mail')).toBe('healthy');
    await asOwner(`insert into mails (recipient, kind, subject, text, status)
      select 'a@example.com', 'code', 'Code', '1', 'failed' from generate_series(1, 6)`);
    expect(await levelOf('mail')).toBe('critical');
    await asOwner(`delete from mails`);
  });

  it('notices text messages that fail', async () => {
    expect(await levelOf('texts')).toBe('healthy');
    await asOwner(`insert into text_messages (recipient, template, language, channel, units, state)
      select '+919876543210', 'sign-in-code', 'en', 'sms', 1, 'failed' from generate_series(1, 6)`);
    expect(await levelOf('texts')).toBe('critical');
    await asOwner(`delete from text_messages`);
  });

  it('notices jobs that wait and jobs given up', async () => {
    expect(await levelOf('jobs')).toBe('healthy');
    await asOwner(`insert into pgboss.job (id, name, start_after)
      select gen_random_uuid(), name, now() + interval '1 hour' from pgboss.queue limit 1`);
    expect(await levelOf('jobs')).toBe('healthy');
    await asOwner(
      `update pgboss.job set start_after = now() - interval '1 hour', state = 'failed', completed_on = now()`,
    );
    expect(await levelOf('jobs')).toBe('warning');
    await asOwner(`delete from pgboss.job`);
  });

  it('notices errors of ours while they happen', async () => {
    for (const status of [200, 500, 500, 503]) services.answers.count(status);
    expect(await levelOf('answers')).toBe('critical');
    expect((await as(admin).admin.health()).level).toBe('critical');
  });

  it('is closed to everyone else', async () => {
    await expect(as(await addPerson('Tara Tenant', ['tenant'])).admin.health()).rejects.toMatchObject({
      status: 403,
    });
    await expect(as(null).admin.health()).rejects.toMatchObject({ status: 401 });
  });
});
