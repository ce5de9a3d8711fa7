/**
 * Gupshup: SMS by its enterprise gateway, which takes the whole text with the number it is registered under (DLT), and WhatsApp
 * templates by its message interface.
 */
import { z } from 'zod';
import type { DeliveryReport } from '../../domain/text-messages.ts';
import { textTemplates, valuesFor, wordText } from '../../domain/text-templates.ts';
import type { GupshupConfig } from '../lib/message-config.ts';
import { callProvider } from './http-call.ts';
import { plus, registered, type Sendable, type TextProvider, text, wordsOfStatus } from './provider.ts';

const SMS_HOST = 'https://enterprise.smsgupshup.com';
const WHATSAPP_HOST = 'https://api.gupshup.io';

const smsAnswer = z.object({
  response: z.object({ id: z.coerce.string(), details: z.string().optional(), status: z.string() }),
});
const whatsappAnswer = z.object({
  status: z.string().optional(),
  messageId: z.string().optional(),
  message: z.unknown().optional(),
});

export function createGupshup(config: GupshupConfig): TextProvider {
  const { whatsapp, host } = config;
  return {
    name: 'gupshup',
    hasWhatsapp: (template, language) =>
      whatsapp !== null && registered(whatsapp.templates, template, language).id !== undefined,
    send: (sent) =>
      sent.channel === 'whatsapp' && whatsapp
        ? callProvider(
            {
              url: `${host ?? WHATSAPP_HOST}/wa/api/v1/template/msg`,
              headers: { apikey: whatsapp.key },
              body: whatsappForm(whatsapp, sent),
            },
            readWhatsappAnswer,
          )
        : callProvider(
            { url: `${host ?? SMS_HOST}/GatewayAPI/rest`, body: smsForm(config, sent) },
            readSmsAnswer,
          ),
    readReports,
  };
}

function smsForm(config: GupshupConfig, { to, template, language, values }: Sendable): URLSearchParams {
  const { id, language: spoken } = registered(config.templates, template, language);
  return new URLSearchParams({
    method: 'SendMessage',
    v: '1.1',
    format: 'json',
    auth_scheme: 'plain',
    userid: config.userId,
    password: config.password,
    mask: config.sender,
    send_to: to.slice(1),
    msg: wordText(template, spoken, values),
    msg_type: spoken === 'en' ? 'TEXT' : 'Unicode_Text',
    principalEntityId: config.entityId,
    dltTemplateId: id ?? '',
  });
}

type Whatsapp = NonNullable<GupshupConfig['whatsapp']>;

function whatsappForm({ number, templates }: Whatsapp, sent: Sendable): URLSearchParams {
  const { to, template, language, values } = sent;
  const { whatsapp: names, hasCodeButton } = textTemplates[template];
  const filled = valuesFor(names, values);
  const { id } = registered(templates, template, language);
  // The button that copies the code takes it as one more value.
  const params = hasCodeButton ? [...filled, filled[0]] : filled;
  return new URLSearchParams({
    channel: 'whatsapp',
    source: number,
    destination: to.slice(1),
    template: JSON.stringify({ id, params }),
  });
}

function readSmsAnswer(posted: unknown): { providerId: string } | { error: string } {
  const { data } = smsAnswer.safeParse(posted);
  if (!data) return { error: '' };
  const { id, details, status } = data.response;
  return status === 'success' ? { providerId: id } : { error: `${id} ${details ?? ''}`.trim() };
}

function readWhatsappAnswer(posted: unknown): { providerId: string } | { error: string } {
  const { data } = whatsappAnswer.safeParse(posted);
  if (!data) return { error: '' };
  if (data.status === 'submitted' && data.messageId) return { providerId: data.messageId };
  return { error: typeof data.message === 'string' ? data.message : JSON.stringify(data.message ?? '') };
}

/** Of SMS, as it is posted (`eventType`, `destAddr`) or called by GET (`status`, `phoneNo`). */
const smsReport = z.object({
  externalId: text,
  eventType: text.optional(),
  status: text.optional(),
  destAddr: text.optional(),
  phoneNo: text.optional(),
  cause: text.nullish(),
});
const whatsappReport = z.object({
  type: z.literal('message-event'),
  payload: z.object({
    id: text,
    gsId: text.nullish(),
    type: text,
    destination: text,
    payload: z.object({ code: text.nullish(), reason: text.nullish() }).nullish(),
  }),
});

function readReports(posted: unknown): DeliveryReport[] | null {
  const whatsapp = whatsappReport.safeParse(posted).data?.payload;
  if (whatsapp) {
    const { id, gsId, type, destination, payload } = whatsapp;
    return reportOf(gsId ?? id, destination, type, payload?.reason);
  }
  const listed = [(posted as { response?: unknown } | null)?.response ?? posted].flat();
  const found = listed.flatMap((one) => smsReport.safeParse(one).data ?? []);
  if (found.length === 0) return null;
  return found.flatMap(({ externalId, eventType, status, destAddr, phoneNo, cause }) =>
    reportOf(externalId, destAddr ?? phoneNo ?? '', eventType ?? status ?? '', cause),
  );
}

function reportOf(
  providerId: string,
  number: string,
  words: string,
  reason: string | null | undefined,
): DeliveryReport[] {
  const became = wordsOfStatus(words);
  if (became === null) return [];
  return [{ providerId, number: plus(number), isDelivered: became === 'delivered', reason: reason || words }];
}
