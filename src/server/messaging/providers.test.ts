/** The contract with each provider: what is sent, what its answers and reports mean, and what is tried again. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../tests/support/api.ts';
import { startTextProviders } from '../../../tests/support/text-providers.ts';
import type { GupshupConfig, Msg91Config } from '../lib/message-config.ts';
import { type TextMessage, TooManyTexts } from '../lib/messenger.ts';
import { createTextProvider } from './create-provider.ts';
import { deliverText } from './deliver.ts';
import { createMessenger } from './messenger.ts';

const stand = await startTextProviders();
const reportSecret = 'r'.repeat(32);
const templates = {
  'sign-in-code.en': 'code-en',
  'sign-in-code.hi': 'code-hi',
  'number-changed.en': 'changed-en',
  'new-sign-in.en': 'new-en',
};
const common = { templates, reportSecret, host: stand.host };
const msg91: Msg91Config = {
  kind: 'msg91',
  ...common,
  authKey: 'auth-key',
  whatsapp: {
    number: '919812345678',
    namespace: 'name_space',
    templates: { 'sign-in-code.en': 'kiraya_code' },
  },
};
const gupshup: GupshupConfig = {
  kind: 'gupshup',
  ...common,
  userId: '2000123',
  password: 'pass word',
  sender: 'KIRAYA',
  entityId: '1101000',
  whatsapp: { number: '919812345678', key: 'wa-key', templates: { 'sign-in-code.en': 'wa-code' } },
};
const { app, asOwner, addPerson, moveTo, services } = await startApi({ runsJobs: false, messages: msg91 });
const other = await startApi({ runsJobs: false, messages: gupshup });
await addPerson('Ada Admin', ['admin']);
await other.addPerson('Ada Admin', ['admin']);

type Side = Pick<typeof other, 'app' | 'asOwner' | 'services'> & { config: Msg91Config | GupshupConfig };
const sides: Side[] = [
  { app, asOwner, services, config: msg91 },
  { ...other, config: gupshup },
];
const [bySms91, byGupshup] = sides as [Side, Side];

const text = (own: Partial<TextMessage> = {}): TextMessage => ({
  to: '+919876543210',
  template: 'sign-in-code',
  values: { code: '482915', minutes: '10' },
  language: 'en',
  ...own,
});
type Row = Record<'id' | 'state' | 'channel' | 'error' | 'provider_id' | 'sealed', string | null> & {
  attempts: number;
  units: number;
};
const rowOf = async ({ asOwner: read }: Side) =>
  (await read<Row>('select * from text_messages order by created_at desc, id desc'))[0] as Row;
/** As the job does it; the answer is whether it is to be tried again. */
async function deliver(side: Side): Promise<boolean> {
  const { database, jobs, log, seals } = side.services;
  const { id } = await rowOf(side);
  const parts = { database, jobs, log, seals, provider: createTextProvider(side.config) };
  return deliverText(parts, id ?? '').then(
    () => false,
    () => true,
  );
}
async function send(side: Side, own: Partial<TextMessage> = {}): Promise<boolean> {
  const { database, jobs, log, seals, settings } = side.services;
  await createMessenger({ database, jobs, log, seals, settings, factor: 1000 }).send(text(own));
  return deliver(side);
}
const alarms = async ({ asOwner: read }: Side) =>
  (
    await read<{ payload: object }>(`select payload from notifications where event = 'messaging.refused'`)
  ).map(({ payload }) => payload);
const report = (side: Side, body: unknown, own: { key?: string; init?: RequestInit } = {}) =>
  side.app.request(`/api/messaging/reports/${side.config.kind}?key=${own.key ?? reportSecret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...own.init,
  });
/** A report of an SMS in the words of its provider. */
const smsReport = (side: Side, id: string | null, said: string, reason = '') =>
  side === bySms91
    ? { requestId: id, number: '919876543210', desc: said, failedReason: reason }
    : [{ externalId: id, eventType: said, destAddr: 919876543210, cause: reason, channel: 'SMS' }];

beforeEach(async () => {
  stand.calls.length = 0;
  stand.answers.length = 0;
  for (const side of sides)
    for (const table of ['text_messages', 'notifications']) await side.asOwner(`delete from ${table}`);
});

describe('MSG91', () => {
  it('gets the flow of the reader’s language with its variables', async () => {
    await send(bySms91, { language: 'hi' });
    expect(stand.calls[0]).toMatchObject({ path: '/api/v5/flow', headers: { authkey: 'auth-key' } });
    expect(stand.json()).toEqual({
      template_id: 'code-hi',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', code: '482915', minutes: '10' }],
    });
    expect(await rowOf(bySms91)).toMatchObject({
      state: 'sent',
      provider_id: 'id-1',
      sealed: null,
      attempts: 1,
    });
  });

  it('gets English where Hindi is not registered', async () => {
    await send(bySms91, {
      language: 'hi',
      template: 'new-sign-in',
      values: { device: 'Chrome', time: 'now' },
    });
    expect(stand.json().template_id).toBe('new-en');
  });

  it('gets a WhatsApp template with the code and its button', async () => {
    await send(bySms91, { channel: 'whatsapp' });
    expect(stand.calls[0]?.path).toBe('/api/v5/whatsapp/whatsapp-outbound-message/bulk/');
    expect(stand.json()).toEqual({
      integrated_number: '919812345678',
      content_type: 'template',
      payload: {
        messaging_product: 'whatsapp',
        type: 'template',
        template: {
          name: 'kiraya_code',
          language: { code: 'en', policy: 'deterministic' },
          namespace: 'name_space',
          to_and_components: [
            {
              to: ['919876543210'],
              components: {
                body_1: { type: 'text', value: '482915' },
                button_1: { subtype: 'url', type: 'text', value: '482915' },
              },
            },
          ],
        },
      },
    });
  });

  it('reports in a form of many, as version 2 does', async () => {
    await send(bySms91);
    const { provider_id: requestId } = await rowOf(bySms91);
    const batches = [
      {
        requestId,
        userId: '1',
        report: [{ number: '919876543210', status: '1', desc: 'DELIVERED', failedReason: '' }],
      },
    ];
    const answer = await report(bySms91, null, {
      init: {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ data: JSON.stringify(batches) }).toString(),
      },
    });
    expect(answer.status).toBe(200);
    expect(await rowOf(bySms91)).toMatchObject({ state: 'delivered' });
  });

  it('reports of WhatsApp, read as well as delivered', async () => {
    await send(bySms91, { channel: 'whatsapp' });
    const { provider_id: request_id } = await rowOf(bySms91);
    const event = (eventName: string) => ({ request_id, customerNumber: '919876543210', eventName });
    await report(bySms91, event('sent'));
    expect(await rowOf(bySms91)).toMatchObject({ state: 'sent' });
    await report(bySms91, event('read'));
    expect(await rowOf(bySms91)).toMatchObject({ state: 'delivered', sealed: null });
  });
});

describe('Gupshup', () => {
  it('gets the whole text with its numbers in the register, in the form of its gateway', async () => {
    await send(byGupshup);
    expect(stand.calls[0]?.path).toBe('/GatewayAPI/rest');
    expect(stand.form()).toEqual({
      method: 'SendMessage',
      v: '1.1',
      format: 'json',
      auth_scheme: 'plain',
      userid: '2000123',
      password: 'pass word',
      mask: 'KIRAYA',
      send_to: '919876543210',
      msg: '482915 is your Kiraya code. It works once, within 10 minutes. Do not share it with anyone. - Kiraya',
      msg_type: 'TEXT',
      principalEntityId: '1101000',
      dltTemplateId: 'code-en',
    });
    expect(await rowOf(byGupshup)).toMatchObject({ state: 'sent', sealed: null });
  });

  it('gets Hindi as Unicode', async () => {
    await send(byGupshup, { language: 'hi' });
    expect(stand.form()).toMatchObject({ msg_type: 'Unicode_Text', dltTemplateId: 'code-hi' });
    expect(stand.form().msg).toContain('आपका Kiraya कोड');
  });

  it('gets a WhatsApp template with its parameters', async () => {
    await send(byGupshup, { channel: 'whatsapp' });
    expect(stand.calls[0]).toMatchObject({ path: '/wa/api/v1/template/msg', headers: { apikey: 'wa-key' } });
    expect(stand.form()).toEqual({
      channel: 'whatsapp',
      source: '919812345678',
      destination: '919876543210',
      template: JSON.stringify({ id: 'wa-code', params: ['482915', '482915'] }),
    });
  });

  it('reports by GET, in a form, and of WhatsApp', async () => {
    await send(byGupshup);
    const { provider_id: externalId } = await rowOf(byGupshup);
    const query = new URLSearchParams({
      key: reportSecret,
      externalId: externalId ?? '',
      status: 'SUCCESS',
      phoneNo: '919876543210',
    });
    const answer = await byGupshup.app.request(`/api/messaging/reports/gupshup?${query}`);
    expect(answer.status).toBe(200);
    expect(await rowOf(byGupshup)).toMatchObject({ state: 'delivered' });

    await byGupshup.asOwner(`update text_messages set state = 'sent', provider_id = '3562707498794989059'`);
    await report(byGupshup, null, {
      init: {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          response: JSON.stringify(smsReport(byGupshup, '3562707498794989059', 'DELIVERED')),
        }).toString(),
      },
    });
    expect(await rowOf(byGupshup)).toMatchObject({ state: 'delivered' });

    await byGupshup.asOwner(`update text_messages set state = 'sent'`);
    const payload = {
      id: 'x',
      gsId: '3562707498794989059',
      type: 'delivered',
      destination: '919876543210',
      payload: { ts: 1 },
    };
    await report(byGupshup, { app: 'Kiraya', type: 'message-event', payload });
    expect(await rowOf(byGupshup)).toMatchObject({ state: 'delivered' });
  });
});

describe.each(sides)('with $config.kind', (side) => {
  const refusal = (words: string) =>
    side === bySms91
      ? { status: 400, body: { type: 'error', message: words } }
      : { status: 200, body: { response: { id: '105', phone: '', details: words, status: 'error' } } };

  it('a fault that passes is tried again, four times and no more', async () => {
    stand.answers.push(
      { status: 503, body: {} },
      'cut',
      { status: 429, body: {} },
      { status: 500, body: {} },
    );
    expect(await send(side)).toBe(true);
    expect(await rowOf(side)).toMatchObject({ state: 'waiting', error: 'The answer was 503' });
    expect(await deliver(side)).toBe(true);
    expect(await deliver(side)).toBe(true);
    expect(await deliver(side)).toBe(false);
    expect(await rowOf(side)).toMatchObject({ state: 'failed', attempts: 4, sealed: null });
    expect(await deliver(side)).toBe(false);
    expect(stand.calls).toHaveLength(4);
  });

  it('a provider that does not answer in time is tried again', async () => {
    const over = AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'));
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over);
    expect(await send(side)).toBe(true);
    patience.mockRestore();
    expect(await rowOf(side)).toMatchObject({
      state: 'waiting',
      error: 'No answer: The operation timed out',
    });
    expect(await deliver(side)).toBe(false);
    expect(await rowOf(side)).toMatchObject({ state: 'sent' });
  });

  it('a fault that passed is forgotten', async () => {
    stand.answers.push({ status: 502, body: {} });
    expect(await send(side)).toBe(true);
    expect(await deliver(side)).toBe(false);
    expect(await rowOf(side)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  });

  it('what is refused is not tried again, and leaves no code behind', async () => {
    stand.answers.push(refusal('Message 482915 is not good'));
    expect(await send(side)).toBe(false);
    const row = await rowOf(side);
    expect(row).toMatchObject({ state: 'failed', sealed: null });
    expect(row.error).toContain('Message … is not good');
    expect(await deliver(side)).toBe(false);
    expect(stand.calls).toHaveLength(1);
    expect(await alarms(side)).toEqual([]);
  });

  it('a wrong template fails for good, and administrators hear of it once', async () => {
    stand.answers.push(refusal('DLT template does not match'), refusal('DLT template does not match'));
    expect(await send(side)).toBe(false);
    expect(await send(side)).toBe(false);
    expect(await rowOf(side)).toMatchObject({ state: 'failed' });
    expect(await alarms(side)).toMatchObject([{ blame: 'template', template: 'sign-in-code' }]);
  });

  it('so does an account that is not taken', async () => {
    stand.answers.push({ status: 401, body: { type: 'error', message: 'no' } });
    expect(await send(side)).toBe(false);
    expect(await alarms(side)).toMatchObject([{ blame: 'account' }]);
  });

  it('a wrong number is not tried again for a day', async () => {
    stand.answers.push(refusal('The phone number is invalid'));
    expect(await send(side)).toBe(false);
    expect(await rowOf(side)).toMatchObject({ state: 'undeliverable' });
    const again = await send(side).catch((error: unknown) => error);
    expect(again).toBeInstanceOf(TooManyTexts);
    expect(again).toMatchObject({ limit: 'bounced' });
    expect((again as TooManyTexts).retryAfter).toBeGreaterThan(86_000);
    await side.asOwner(`update text_messages set concluded_at = concluded_at - interval '25 hours'`);
    expect(await send(side)).toBe(false);
    expect(await rowOf(side)).toMatchObject({ state: 'sent' });
  });

  it('a report counts once, whatever comes after it', async () => {
    await send(side);
    const { provider_id: id } = await rowOf(side);
    await report(side, smsReport(side, id, 'SUBMITTED'));
    expect(await rowOf(side)).toMatchObject({ state: 'sent' });
    await report(side, smsReport(side, id, 'FAILED', 'Absent subscriber'));
    expect(await rowOf(side)).toMatchObject({ state: 'failed', error: 'Absent subscriber' });
    await report(side, smsReport(side, id, 'DELIVERED', 'SUCCESS'));
    const arrived = await rowOf(side);
    expect(arrived).toMatchObject({ state: 'delivered', error: null });
    for (const said of ['DELIVERED', 'FAILED', 'SUBMITTED'])
      expect((await report(side, smsReport(side, id, said))).status).toBe(200);
    expect(await rowOf(side)).toEqual(arrived);
  });

  it('a bounced number is marked by the report, and a replay makes that no longer', async () => {
    await send(side);
    const { provider_id: id } = await rowOf(side);
    await report(side, smsReport(side, id, 'FAILED', 'Invalid number'));
    const bounced = await rowOf(side);
    expect(bounced).toMatchObject({ state: 'undeliverable' });
    await expect(send(side)).rejects.toMatchObject({ limit: 'bounced' });
    await side.asOwner(`update text_messages set concluded_at = concluded_at - interval '25 hours'`);
    await report(side, smsReport(side, id, 'FAILED', 'Invalid number'));
    expect(await send(side)).toBe(false);
  });

  it('a report of a wrong template is an alarm', async () => {
    await send(side);
    const { provider_id: id } = await rowOf(side);
    await report(side, smsReport(side, id, 'FAILED', 'DLT_TEMPLATE_MISMATCH'));
    expect(await rowOf(side)).toMatchObject({ state: 'failed' });
    expect(await alarms(side)).toMatchObject([{ blame: 'template', reason: 'DLT_TEMPLATE_MISMATCH' }]);
  });

  it('a report of another number or another text changes nothing', async () => {
    await send(side);
    const before = await rowOf(side);
    await report(side, smsReport(side, 'another', 'DELIVERED'));
    const strange = JSON.stringify(smsReport(side, before.provider_id, 'DELIVERED')).replace(
      '919876543210',
      '919876543211',
    );
    expect((await report(side, JSON.parse(strange))).status).toBe(200);
    expect(await rowOf(side)).toEqual(before);
  });

  // security abuse: Reports about texts need the provider's secret
  it('takes no report without the secret, none for another provider, and nothing that is no report', async () => {
    await send(side);
    const before = await rowOf(side);
    const good = smsReport(side, before.provider_id, 'DELIVERED');
    expect((await report(side, good, { key: 'x'.repeat(32) })).status).toBe(401);
    expect((await report(side, good, { key: '' })).status).toBe(401);
    const elsewhere = side === bySms91 ? 'gupshup' : 'msg91';
    const wrong = await side.app.request(`/api/messaging/reports/${elsewhere}?key=${reportSecret}`, {
      method: 'POST',
    });
    expect(wrong.status).toBe(404);
    for (const nothing of [null, [], {}, 'text', 7, [[[]]], { response: null }, { data: [{}] }])
      expect((await report(side, nothing)).status).toBe(400);
    expect(await rowOf(side)).toEqual(before);
    const header = { authorization: `Bearer ${reportSecret}`, 'content-type': 'application/json' };
    await report(side, good, { key: '', init: { headers: header } });
    expect(await rowOf(side)).toMatchObject({ state: 'delivered' });
  });

  it('what WhatsApp refuses goes by SMS', async () => {
    stand.answers.push({ status: 400, body: { status: 'error', message: 'Number not on WhatsApp' } });
    expect(await send(side, { channel: 'whatsapp' })).toBe(false);
    expect(await rowOf(side)).toMatchObject({ state: 'waiting', channel: 'sms', attempts: 0, units: 2 });
    expect(await deliver(side)).toBe(false);
    expect(stand.calls.at(-1)?.body).toContain('482915');
    expect(await rowOf(side)).toMatchObject({ state: 'sent', channel: 'sms', sealed: null });
  });

  it('what WhatsApp took and did not deliver goes by SMS, once, and only while it is of use', async () => {
    const failed = (id: string | null) =>
      side === bySms91
        ? { request_id: id, customerNumber: '919876543210', eventName: 'failed', reason: 'Not on WhatsApp' }
        : {
            type: 'message-event',
            payload: {
              id,
              type: 'failed',
              destination: '919876543210',
              payload: { code: 1002, reason: 'Not on WhatsApp' },
            },
          };
    await send(side, { channel: 'whatsapp' });
    const { provider_id: id } = await rowOf(side);
    await Promise.all([1, 2, 3].map(() => report(side, failed(id))));
    expect(await rowOf(side)).toMatchObject({ state: 'waiting', channel: 'sms', units: 2 });
    await deliver(side);
    expect(stand.calls).toHaveLength(2);
    expect(await rowOf(side)).toMatchObject({ state: 'sent', channel: 'sms' });

    await send(side, { channel: 'whatsapp' });
    const late = await rowOf(side);
    await side.asOwner(
      `update text_messages set created_at = created_at - interval '11 minutes' where id = $1`,
      [late.id],
    );
    await report(side, failed(late.provider_id));
    expect(await side.asOwner('select state, sealed from text_messages where id = $1', [late.id])).toEqual([
      { state: 'undeliverable', sealed: null },
    ]);
  });

  it('what is not set up for WhatsApp goes by SMS without asking', async () => {
    const own = {
      channel: 'whatsapp',
      template: 'new-sign-in',
      values: { device: 'Chrome', time: 'now' },
    } as const;
    await send(side, own);
    await deliver(side);
    expect(stand.calls).toHaveLength(1);
    expect(await rowOf(side)).toMatchObject({ state: 'sent', channel: 'sms' });
  });

  it('a code that is too old is not sent', async () => {
    const { database, jobs, log, seals, settings } = side.services;
    await createMessenger({ database, jobs, log, seals, settings, factor: 1000 }).send(text());
    await side.asOwner(`update text_messages set created_at = created_at - interval '11 minutes'`);
    expect(await deliver(side)).toBe(false);
    expect(stand.calls).toEqual([]);
    expect(await rowOf(side)).toMatchObject({ state: 'failed', sealed: null });
  });

  it('is sent by one at a time, and by another once the first is dead', async () => {
    const { database, jobs, log, seals, settings } = side.services;
    await createMessenger({ database, jobs, log, seals, settings, factor: 1000 }).send(text());
    await Promise.all([deliver(side), deliver(side), deliver(side)]);
    expect(stand.calls).toHaveLength(1);
    await side.asOwner(
      `update text_messages set state = 'waiting', taken_until = now() + interval '30 seconds'`,
    );
    expect(await deliver(side)).toBe(true);
    await side.asOwner(`update text_messages set taken_until = now() - interval '1 second'`);
    await deliver(side);
    expect(await rowOf(side)).toMatchObject({ state: expect.stringMatching('sent|failed') });
  });
});

it('an alarm comes again after an hour', async () => {
  const wrong = { status: 400, body: { type: 'error', message: 'Template ID missing' } };
  stand.answers.push(wrong, wrong);
  await send(bySms91);
  await moveTo(new Date(Date.parse(services.now()) + 61 * 60_000).toISOString());
  await send(bySms91);
  expect(await alarms(bySms91)).toHaveLength(2);
});
