/**
 * MSG91: SMS by its flow interface (v5), where a template of its own names the registered one, and WhatsApp by its outbound
 * messages. docs/operations.md says what has to be set up there.
 */
import { z } from 'zod';
import type { DeliveryReport } from '../../domain/text-messages.ts';
import { textTemplates, valuesFor } from '../../domain/text-templates.ts';
import type { Msg91Config } from '../lib/message-config.ts';
import { callProvider } from './http-call.ts';
import { plus, registered, type Sendable, type TextProvider, text, wordsOfStatus } from './provider.ts';

const HOST = 'https://control.msg91.com';

/** Answers of both interfaces; which words they put where differs by the error. */
const answer = z.object({
  type: z.string().optional(),
  status: z.string().optional(),
  message: z.unknown().optional(),
  request_id: z.string().optional(),
  errors: z.unknown().optional(),
});

export function createMsg91(config: Msg91Config): TextProvider {
  const { authKey, whatsapp, host = HOST } = config;
  const post = (path: string, body: object) =>
    callProvider(
      {
        url: `${host}${path}`,
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      readAnswer,
    );
  return {
    name: 'msg91',
    hasWhatsapp: (template, language) =>
      whatsapp !== null && registered(whatsapp.templates, template, language).id !== undefined,
    send: (sent) =>
      sent.channel === 'whatsapp' && whatsapp
        ? post('/api/v5/whatsapp/whatsapp-outbound-message/bulk/', whatsappBody(whatsapp, sent))
        : post('/api/v5/flow', smsBody(config, sent)),
    readReports,
  };
}

function smsBody({ templates }: Msg91Config, { to, template, language, values }: Sendable): object {
  const { values: names } = textTemplates[template];
  const filled = valuesFor(names, values);
  const variables = Object.fromEntries(names.map((name, index) => [name, filled[index]]));
  return {
    template_id: registered(templates, template, language).id,
    short_url: '0',
    recipients: [{ mobiles: to.slice(1), ...variables }],
  };
}

type Whatsapp = NonNullable<Msg91Config['whatsapp']>;

function whatsappBody({ number, namespace, templates }: Whatsapp, sent: Sendable): object {
  const { to, template, language, values } = sent;
  const { whatsapp: names, hasCodeButton } = textTemplates[template];
  const filled = valuesFor(names, values);
  const body = filled.map((value, index) => [`body_${index + 1}`, { type: 'text', value }]);
  const button = hasCodeButton ? [['button_1', { subtype: 'url', type: 'text', value: filled[0] }]] : [];
  const { id, language: code } = registered(templates, template, language);
  return {
    integrated_number: number,
    content_type: 'template',
    payload: {
      messaging_product: 'whatsapp',
      type: 'template',
      template: {
        name: id,
        language: { code, policy: 'deterministic' },
        namespace,
        to_and_components: [{ to: [to.slice(1)], components: Object.fromEntries([...body, ...button]) }],
      },
    },
  };
}

function readAnswer(posted: unknown): { providerId: string } | { error: string } {
  const { data } = answer.safeParse(posted);
  if (!data) return { error: '' };
  const { type, status, message, request_id: requestId, errors } = data;
  if (type === 'success' && typeof message === 'string') return { providerId: message };
  if (status === 'success' && requestId) return { providerId: requestId };
  const said = [errors, message].find((words) => typeof words === 'string' && words !== '');
  return { error: typeof said === 'string' ? said : JSON.stringify(errors ?? message ?? '') };
}

/** A report of SMS (versions 2 to 4 name the same things) or of WhatsApp. */
const report = z.object({
  requestId: text.optional(),
  request_id: text.optional(),
  number: text.optional(),
  customerNumber: text.optional(),
  desc: text.optional(),
  eventName: text.optional(),
  status: text.optional(),
  failedReason: text.nullish(),
  reason: text.nullish(),
});
const batch = z.object({ requestId: text, report: z.array(z.record(z.string(), z.unknown())).max(1000) });

/** `data` of a form holds batches; else it is one report, or a list of them. */
function readReports(posted: unknown): DeliveryReport[] | null {
  const listed = [(posted as { data?: unknown } | null)?.data ?? posted].flat().flatMap((one) => {
    const { success, data: many } = batch.safeParse(one);
    return success ? many.report.map((own) => ({ requestId: many.requestId, ...own })) : [one];
  });
  const found = listed.map((one) => report.safeParse(one).data);
  if (!found.some((one) => (one?.requestId ?? one?.request_id) !== undefined)) return null;
  return found.flatMap((one) => {
    const [providerId, number] = [one?.requestId ?? one?.request_id, one?.number ?? one?.customerNumber];
    const words = one?.desc ?? one?.eventName ?? one?.status ?? '';
    const became = wordsOfStatus(words);
    if (!providerId || !number || became === null) return [];
    const reason = [one?.failedReason, one?.reason, words].find(Boolean) ?? '';
    return [{ providerId, number: plus(number), isDelivered: became === 'delivered', reason }];
  });
}
