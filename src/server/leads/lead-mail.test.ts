import { expect, it, vi } from 'vitest';
import { addHome, day } from '../../../tests/support/leads.ts';
import { startServices, testOrigin } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices();

it('writes to the other side alone, in words for them and with a link to their list', async () => {
  const seeker = await addPerson('Sita Rao');
  const lister = await addPerson('Lal Singh');
  const home = await addHome(asOwner, lister);
  const { id } = await as(seeker).visits.request({
    property_id: home,
    visit_type: 'virtual',
    scheduled_date: day(3),
    slot: '17:00',
    notes: 'By phone <script>alert(1)</script>',
  });
  await as(lister).visits.decline({ id });
  const letters = await vi.waitUntil(async () => {
    const rows = await asOwner<{ user_id: string; subject: string; text: string; html: string }>(
      `select user_id, subject, text, html from mails where status = 'sent' order by subject`,
    );
    return rows.length === 2 && rows;
  }, 15_000);
  expect(letters.map(({ user_id, subject }) => [user_id, subject])).toEqual([
    [lister, 'A visit is requested: 2 BHK near the park'],
    [seeker, 'Your visit was declined: 2 BHK near the park'],
  ]);
  const titles = async (person: string) =>
    (await as(person).notifications.list({})).items.map(({ title }) => title).sort();
  expect(await titles(lister)).toEqual([
    'A visit is requested: 2 BHK near the park',
    'You declined a visit: 2 BHK near the park',
  ]);
  expect(await titles(seeker)).toEqual([
    'You asked to visit 2 BHK near the park',
    'Your visit was declined: 2 BHK near the park',
  ]);
  expect(await asOwner('select distinct thread from mails')).toEqual([{ thread: `visit.${id}` }]);
  const asked = letters.find((letter) => letter.subject.startsWith('A visit is requested'));
  expect(asked?.text).toContain(`${testOrigin}/track-applications?show=received-visits&lead=${id}`);
  expect(asked?.text).toContain('5:00 pm');
  expect(asked?.html).not.toContain('<script>');
  const declined = letters.find((letter) => letter.subject.startsWith('Your visit was declined'));
  expect(declined?.text).toContain(`${testOrigin}/application-history?show=visits&lead=${id}`);
});

it('brings an agreed visit as a calendar file, and a cancelled one to take it out again', async () => {
  const seeker = await addPerson('Sita Rao');
  const lister = await addPerson('Lal Singh');
  const home = await addHome(asOwner, lister);
  const { id } = await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '17:00',
  });
  await as(lister).visits.accept({ id });
  await as(lister).visits.cancel({ id });
  const files = await vi.waitUntil(async () => {
    const rows = await asOwner<{ kind: string; calendar: string | null }>(
      `select kind, calendar from mails where user_id = $1 and status = 'sent' order by kind`,
      [seeker],
    );
    return rows.length === 2 && rows.map(({ calendar }) => calendar ?? '');
  }, 15_000);
  const [agreed, cancelled] = files.map((file) => file.replaceAll('\r\n ', ''));
  expect(agreed).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:2\r\n[\s\S]*T170000\r\n[\s\S]*STATUS:CONFIRMED/);
  expect(agreed).toContain(`URL:${testOrigin}/track-applications?show=visits&lead=${id}`);
  expect(cancelled).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3\r\n[\s\S]*STATUS:CANCELLED/);
  expect(cancelled).toContain(`UID:visit-${id}@kiraya`);
});
