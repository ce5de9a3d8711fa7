import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import {
  acceptLease,
  addParties,
  agreeLease,
  leaseInput,
  managedLease,
  proposeLease,
  runningLease,
} from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { remindOfReports, removeLeftPhotos } from './condition-jobs.ts';
import { exportSections } from './export-sections.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});
const notFound = { code: 'NOT_FOUND' };
const forbidden = { code: 'FORBIDDEN' };
const emailOf = async (person: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]))[0]?.email ??
  '';

const newId = () => crypto.randomUUID();
const item = (own: object = {}) => ({
  id: newId(),
  kind: 'walls' as const,
  condition: 'good' as const,
  ...own,
});
/** A hall with walls and a damaged fan, an electricity meter, and three keys. */
const reportForm = (lease_id: string, own: object = {}) => ({
  lease_id,
  kind: 'move_in' as const,
  inspected_on: today(),
  rooms: [
    {
      id: newId(),
      kind: 'living' as const,
      items: [item(), item({ kind: 'other', name: 'Ceiling fan', condition: 'damaged', note: 'Wobbles' })],
    },
  ],
  meters: [
    { id: newId(), kind: 'electricity' as const, number: 'E 7', reading: 1204.5, unit: 'kwh' as const },
  ],
  keys: [{ id: newId(), kind: 'main_door' as const, count: 3 }],
  ...own,
});
const addPhoto = async (person: string, lease_id: string) =>
  as(person).conditionReports.addPhoto({ lease_id, file: asFile(await picture(500, 400)) });
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe('a condition report', () => {
  it('begins with the rooms of the home and what the lease lists in them', async () => {
    const { tenant, lease } = await runningLease(started, {
      inventory: [{ room: 'Bedroom', item: 'Wardrobe', count: 1, condition: 'new' }],
    });
    const empty = await as(tenant).conditionReports.get({ lease_id: lease.id });
    expect(empty).toMatchObject({ side: 'tenant', is_co_tenant: false, reports: [], lease_state: 'active' });
    const kinds = empty.suggested.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'bedroom')).toHaveLength(2);
    expect(kinds).toContain('kitchen');
    const names = empty.suggested.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names.filter(Boolean)).toEqual(['Wardrobe']);
  });

  it('is sent with photos, commented on, changed, agreed to and sealed; then nothing changes it', async () => {
    const { landlord, tenant, lease } = await runningLease(started);
    const { id: photo } = await addPhoto(landlord, lease.id);
    const form = reportForm(lease.id);
    const [fan] = form.rooms.flatMap(({ items }) => items.slice(1));
    const photos = [{ id: photo, line_id: fan?.id ?? '' }];
    const sent = await as(landlord).conditionReports.send({ ...form, photos });
    expect(sent).toMatchObject({
      state: 'sent',
      version: 1,
      written_by: 'landlord',
      author_name: 'Lal Singh',
    });
    expect(sent.photos).toMatchObject([{ id: photo, line_id: fan?.id }]);
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'condition.sent']);
    expect(await noticesOf(asOwner, landlord)).not.toContainEqual([landlord, 'condition.sent']);

    const [walls] = form.rooms.flatMap(({ items }) => items);
    const comments = [
      { line_id: walls?.id ?? '', body: 'There is a crack beside the door' },
      { body: 'The rest is fine' },
    ];
    const seen = { id: sent.id, version: 1 };
    const commented = await as(tenant).conditionReports.comment({ ...seen, comments });
    expect(commented).toMatchObject({ state: 'commented', comments: [{ by: 'tenant' }, { line_id: null }] });
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'condition.commented']);

    const worn = form.rooms.map((one) => ({
      ...one,
      items: one.items.map((line) => (line === walls ? { ...line, condition: 'worn' as const } : line)),
    }));
    const again = { ...form, rooms: worn, photos, version: 1 };
    const changed = await as(landlord).conditionReports.send(again);
    expect(changed).toMatchObject({ state: 'sent', version: 2, comments: [{ version: 1 }, { version: 1 }] });
    const yes = { id: sent.id, version: 2, name: 'Asha Rao' };
    await expect(as(tenant).conditionReports.agree({ ...yes, version: 1 })).rejects.toMatchObject(
      broken('condition-report.transition-not-allowed'),
    );
    const before = await pdfLines(await bytesOf(await as(tenant).conditionReports.file({ id: sent.id })));
    expect(before.join('\n')).toContain('Not agreed yet');
    const agreed = await as(tenant).conditionReports.agree(yes);
    expect(agreed).toMatchObject({ state: 'agreed', agreed_by_name: 'Asha Rao' });
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'condition.agreed']);

    const bytes = await bytesOf(await as(landlord).conditionReports.file({ id: sent.id }));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(agreed.sha256);
    const lines = (await pdfLines(bytes)).join('\n');
    for (const words of [
      'Move-in report',
      'Ceiling fan',
      'Worn',
      'crack beside',
      '1204.5 kWh',
      'Main door',
    ]) {
      expect(lines).toContain(words);
    }
    await expect(as(landlord).conditionReports.send({ ...again, version: 2 })).rejects.toMatchObject(
      broken('condition-report.agreed'),
    );
    await expect(
      as(tenant).conditionReports.comment({ ...seen, version: 2, comments }),
    ).rejects.toMatchObject(broken('condition-report.agreed'));
  });

  it('with comments of the other side is closed by its writer, who says yes to them, and never by the writer alone', async () => {
    const { landlord, tenant, lease } = await runningLease(started);
    const { id } = await as(tenant).conditionReports.send(reportForm(lease.id));
    const own = { id, version: 1, name: 'Asha Rao' };
    const awaited = async (person: string) => {
      const { reports, reports_let } = (await as(person).dashboard.get()).awaiting_me;
      return [reports, reports_let];
    };
    expect([await awaited(tenant), await awaited(landlord)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    await expect(as(tenant).conditionReports.agree(own)).rejects.toMatchObject(
      broken('condition-report.transition-not-allowed'),
    );
    await as(landlord).conditionReports.comment({ id, version: 1, comments: [{ body: 'The fan works' }] });
    expect([await awaited(tenant), await awaited(landlord)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(await as(tenant).conditionReports.agree(own)).toMatchObject({ state: 'agreed' });
    const lines = await pdfLines(await bytesOf(await as(landlord).conditionReports.file({ id })));
    expect(lines.join('\n')).toContain('The fan works');
  });

  it('is one of a kind: the other side comments on it, and its move-out lies beside', async () => {
    const { landlord, tenant, lease } = await runningLease(started);
    const form = reportForm(lease.id);
    const sent = await as(tenant, { idempotencyKey: newId() }).conditionReports.send(form);
    await expect(as(landlord).conditionReports.send(reportForm(lease.id))).rejects.toMatchObject(
      broken('condition-report.sent-by-other-side'),
    );
    await expect(as(tenant).conditionReports.send(form)).rejects.toMatchObject(
      broken('condition-report.transition-not-allowed'),
    );
    await as(landlord).conditionReports.send({ ...form, kind: 'move_out' });
    const { reports } = await as(tenant).conditionReports.get({ lease_id: lease.id });
    expect(reports.map(({ kind, written_by }) => [kind, written_by])).toEqual([
      ['move_in', 'tenant'],
      ['move_out', 'landlord'],
    ]);
    expect(reports[1]?.rooms[0]?.id).toBe(sent.rooms[0]?.id);
  });

  it('sent twice under one key is sent once', async () => {
    const { landlord, tenant, lease } = await runningLease(started);
    const client = as(landlord, { idempotencyKey: newId() });
    const form = reportForm(lease.id);
    const first = await client.conditionReports.send(form);
    expect((await client.conditionReports.send(form)).version).toBe(first.version);
    const notices = (await noticesOf(asOwner, tenant)).filter(([, event]) => event === 'condition.sent');
    expect(notices).toHaveLength(1);
  });

  it('is refused where it is empty, of another day or time, or names photos of elsewhere', async () => {
    const { landlord, tenant, lease } = await runningLease(started);
    const other = await runningLease(started);
    const { id: photo } = await addPhoto(other.landlord, other.lease.id);
    const form = reportForm(lease.id);
    const send = (own: object) => as(landlord).conditionReports.send({ ...form, ...own });
    const [room] = form.rooms;
    await expect(send({ rooms: [] })).rejects.toMatchObject(broken('condition-report.empty', 'rooms'));
    await expect(send({ inspected_on: addDays(today(), 1) })).rejects.toMatchObject(
      broken('condition-report.day-out-of-range', 'inspected_on'),
    );
    await expect(send({ photos: [{ id: photo, line_id: room?.id }] })).rejects.toMatchObject(
      broken('condition-report.photo-unknown', 'photos'),
    );
    const unnamed = [{ ...room, items: [item({ kind: 'other' })] }];
    await expect(send({ rooms: unnamed })).rejects.toMatchObject(
      broken('condition-report.name-missing', 'rooms.0.items.0.name'),
    );
    await expect(
      send({ meters: form.meters.map((meter) => ({ ...meter, reading: 1.23456 })) }),
    ).rejects.toMatchObject({ data: { errors: [{ field: 'meters.0.reading' }] } });
    const { id } = await send({});
    await expect(
      as(tenant).conditionReports.comment({ id, version: 1, comments: [{ line_id: newId(), body: 'No' }] }),
    ).rejects.toMatchObject(broken('condition-report.line-unknown', 'comments.0.line_id'));
  });
});

describe('who reads and writes condition reports', () => {
  it('are the parties, the home’s manager and administrators; nobody else finds them', async () => {
    const { landlord, tenant, manager, admin, lease } = await managedLease(started);
    const stranger = await addPerson('Om', ['landlord', 'tenant', 'property_manager']);
    const sent = await as(manager).conditionReports.send(reportForm(lease.id));
    expect(sent).toMatchObject({ written_by: 'landlord', author_name: 'Mina Manager' });
    for (const person of [landlord, tenant]) {
      expect(await noticesOf(asOwner, person)).toContainEqual([person, 'condition.sent']);
    }
    for (const [person, side] of [
      [landlord, 'landlord'],
      [manager, 'landlord'],
      [admin, 'landlord'],
      [tenant, 'tenant'],
    ] as const) {
      const found = await as(person).conditionReports.get({ lease_id: lease.id });
      expect(found).toMatchObject({ side, reports: [{ id: sent.id }] });
    }
    const seen = { id: sent.id, version: 1 };
    for (const refused of [
      () => as(stranger).conditionReports.get({ lease_id: lease.id }),
      () => as(stranger).conditionReports.send(reportForm(lease.id)),
      () => as(stranger).conditionReports.comment({ ...seen, comments: [{ body: 'No' }] }),
      () => as(stranger).conditionReports.agree({ ...seen, name: 'Om' }),
      () => as(stranger).conditionReports.file({ id: sent.id }),
      () => addPhoto(stranger, lease.id),
    ]) {
      await expect(refused()).rejects.toMatchObject(notFound);
    }
    await expect(as(null).conditionReports.get({ lease_id: lease.id })).rejects.toMatchObject({
      status: 401,
    });
    // The landlord does not say yes to what their manager wrote; the tenant does.
    await expect(as(landlord).conditionReports.agree({ ...seen, name: 'Lal' })).rejects.toMatchObject(
      broken('condition-report.transition-not-allowed'),
    );
    expect(await as(tenant).conditionReports.agree({ ...seen, name: 'Asha' })).toMatchObject({
      state: 'agreed',
    });
  });

  it('a co-tenant reads and comments, and whoever only lives there reads', async () => {
    const { landlord, home, tenant, email } = await addParties(started);
    const nisha = await addPerson('Nisha Rao');
    const draft = await as(landlord).leases.create({
      ...leaseInput(),
      property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: email,
      co_tenants: [{ name: 'Nisha Rao', email: await emailOf(nisha) }],
    });
    await proposeLease(started, landlord, draft);
    await acceptLease(started, tenant, draft);
    await acceptLease(started, nisha, draft);
    const sent = await as(landlord).conditionReports.send(reportForm(draft.id));
    expect(await as(nisha).conditionReports.get({ lease_id: draft.id })).toMatchObject({
      side: 'tenant',
      is_co_tenant: true,
    });
    const seen = { id: sent.id, version: 1 };
    const commented = await as(nisha).conditionReports.comment({
      ...seen,
      comments: [{ body: 'The tap drips' }],
    });
    // Their comment is no word of the tenant, so the landlord cannot close it with theirs.
    expect(commented).toMatchObject({ state: 'sent', comments: [{ body: 'The tap drips' }] });
    await expect(as(landlord).conditionReports.agree({ ...seen, name: 'Lal' })).rejects.toMatchObject(
      broken('condition-report.transition-not-allowed'),
    );
    await expect(as(nisha).conditionReports.agree({ ...seen, name: 'Nisha' })).rejects.toMatchObject(
      broken('condition-report.transition-not-allowed'),
    );
    await expect(
      as(nisha).conditionReports.send(reportForm(draft.id, { kind: 'move_out' })),
    ).rejects.toMatchObject(forbidden);
    await expect(addPhoto(nisha, draft.id)).rejects.toMatchObject(forbidden);
  });

  it('the database refuses what no side may do', async () => {
    const { landlord, tenant, lease } = await runningLease(started);
    const { id } = await as(landlord).conditionReports.send(reportForm(lease.id));
    const tries = (person: string, change: string) =>
      services.database.asActor({ userId: person }, (tx) =>
        tx.execute(sql.raw(`update condition_reports set ${change} where id = '${id}'`)),
      );
    const sealed = `state = 'agreed', agreed_at = now(), agreed_by_name = 'Lal', document_key = 'conditions/x.pdf',
      document_sha256 = repeat('a', 64)`;
    for (const [person, change] of [
      [landlord, `${sealed}, agreed_by = '${landlord}'`],
      [landlord, `state = 'commented'`],
      [tenant, `rooms = '[]'`],
      [tenant, `version = 2`],
      [tenant, `${sealed}, agreed_by = '${landlord}'`],
    ] as const) {
      await expect(tries(person, change)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
    await tries(tenant, `${sealed}, agreed_by = '${tenant}'`);
    for (const person of [landlord, tenant]) {
      await expect(tries(person, `version = 2, state = 'sent'`)).rejects.toMatchObject({
        cause: { code: '42501' },
      });
    }
  });
});

describe('by the clock', () => {
  const at = (day: string) => `${day}T06:00:00Z`;
  const toldAbout = async (person: string) =>
    (await noticesOf(asOwner, person))
      .map(([, event]) => event)
      .filter((event) => event?.startsWith('condition.'));

  it('a move-in is asked for on the first day and a move-out before the last, once, where there is no report', async () => {
    const { landlord, tenant, manager, lease } = await managedLease(started);
    await remindOfReports(services.database, services.jobs, at(today()));
    await remindOfReports(services.database, services.jobs, at(today()));
    for (const person of [landlord, tenant, manager]) {
      expect(await toldAbout(person)).toEqual(['condition.remind-move-in']);
    }
    const last = lease.end_date;
    await remindOfReports(services.database, services.jobs, at(addDays(last, -4)));
    expect(await toldAbout(tenant)).toHaveLength(1);
    await remindOfReports(services.database, services.jobs, at(addDays(last, -3)));
    await remindOfReports(services.database, services.jobs, at(addDays(last, -2)));
    expect(await toldAbout(tenant)).toEqual(['condition.remind-move-in', 'condition.remind-move-out']);
  });

  it('nobody is asked for a report that is there', async () => {
    const { landlord, tenant, lease } = await runningLease(started);
    await as(landlord).conditionReports.send(reportForm(lease.id));
    await remindOfReports(services.database, services.jobs, at(today()));
    expect(await toldAbout(tenant)).toEqual(['condition.sent']);
  });

  it('photos that no report names go after a month; those of a report stay', async () => {
    const { landlord, lease } = await runningLease(started);
    const [kept, left] = [await addPhoto(landlord, lease.id), await addPhoto(landlord, lease.id)];
    const form = reportForm(lease.id);
    await as(landlord).conditionReports.send({
      ...form,
      photos: [{ id: kept.id, line_id: form.rooms[0]?.id ?? '' }],
    });
    const photosOf = async () =>
      (
        await asOwner<{ id: string }>(
          'select id from condition_photos where lease_id = $1 order by created_at',
          [lease.id],
        )
      ).map(({ id }) => id);
    await removeLeftPhotos(services.database, services.jobs, at(addDays(today(), 29)));
    expect(await photosOf()).toEqual([kept.id, left.id]);
    await removeLeftPhotos(services.database, services.jobs, at(addDays(today(), 32)));
    expect(await photosOf()).toEqual([kept.id]);
  });
});

it('stays when one side’s account is erased, without their name', async () => {
  const { landlord, tenant, lease } = await runningLease(started);
  const { id } = await as(landlord).conditionReports.send(reportForm(lease.id));
  await as(tenant).conditionReports.agree({ id, version: 1, name: 'Asha Rao' });
  await asOwner(`update leases set state = 'ended', ended_on = start_date where id = $1`, [lease.id]);
  await asOwner('select * from app.erase_person($1)', [tenant]);
  const { reports } = await as(landlord).conditionReports.get({ lease_id: lease.id });
  expect(reports).toMatchObject([{ state: 'agreed', agreed_by_name: 'Deleted person' }]);
  expect((await as(landlord).conditionReports.file({ id })).size).toBeGreaterThan(1000);
});

it('an accepted lease that has not begun takes a move-in report, and no move-out', async () => {
  const parties = await addParties(started);
  const start = addDays(today(), 5);
  const draft = await as(parties.landlord).leases.create({
    ...leaseInput({ start_date: start, end_date: lastDayAfter(start) }),
    property_id: parties.home,
    tenant_name: 'Asha Rao',
    tenant_email: parties.email,
  });
  await expect(as(parties.landlord).conditionReports.send(reportForm(draft.id))).rejects.toMatchObject(
    broken('condition-report.not-now'),
  );
  await agreeLease(started, parties, draft);
  await as(parties.landlord).conditionReports.send(reportForm(draft.id));
  await expect(
    as(parties.landlord).conditionReports.send(reportForm(draft.id, { kind: 'move_out' })),
  ).rejects.toMatchObject(broken('condition-report.not-now'));
});

it('is in the copy of one’s data line by line, for the parties alone', async () => {
  const { landlord, tenant, lease } = await runningLease(started);
  const { id } = await as(landlord).conditionReports.send(reportForm(lease.id));
  await as(tenant).conditionReports.comment({ id, version: 1, comments: [{ body: 'The fan works' }] });
  const rowsOf = async (file: string, person: string) => {
    const section = exportSections.find((one) => one.file === file);
    if (!section) throw new Error(`There is no section ${file}`);
    const { rows } = await services.database.asWorker((tx) => tx.execute(section.rows(person)));
    return rows;
  };
  for (const person of [landlord, tenant]) {
    expect(await rowsOf('condition-reports', person)).toMatchObject([
      { Where: 'living', What: 'walls', Found: 'good' },
      { What: 'Ceiling fan', Found: 'damaged', Note: 'Wobbles' },
      { Where: 'meter', Found: '1204.5 kwh', Note: 'E 7' },
      { Where: 'keys', What: 'main_door', Found: '3' },
    ]);
  }
  expect(await rowsOf('condition-comments', tenant)).toMatchObject([{ Comment: 'The fan works' }]);
  expect(await rowsOf('condition-comments', landlord)).toEqual([]);
  expect(await rowsOf('condition-reports', await addPerson('Om'))).toEqual([]);
});
