/** What a provider of text messages does, whichever it is. */
import { z } from 'zod';
import type { Language } from '../../domain/languages.ts';
import type { DeliveryReport, TextBlame, TextChannel } from '../../domain/text-messages.ts';
import type { TextTemplateName, TextValues } from '../../domain/text-templates.ts';
import type { TemplateIds } from '../lib/message-config.ts';

export type Sendable = {
  to: string;
  channel: TextChannel;
  template: TextTemplateName;
  language: Language;
  values: TextValues;
};

/** `error` are the provider's own words. */
export type SendOutcome =
  | { taken: true; providerId: string }
  | { taken: false; blame: TextBlame; error: string };

export type TextProvider = {
  name: string;
  /** Whether it has what this text needs to go by WhatsApp. */
  hasWhatsapp(template: TextTemplateName, language: Language): boolean;
  /** Never throws: a provider that does not answer is one that takes it later. */
  send(text: Sendable): Promise<SendOutcome>;
  /** The reports in what it posted to us; null when these are none. */
  readReports(posted: unknown): DeliveryReport[] | null;
};

/** Sends nothing; the development mailbox shows what would have been sent. Production refuses it. */
export const sandbox: TextProvider = {
  name: 'sandbox',
  hasWhatsapp: () => true,
  send: async () => ({ taken: true, providerId: crypto.randomUUID() }),
  readReports: () => null,
};

/** Under which id and in which language a template goes out: the reader's where it is registered, else English. No id: in neither. */
export function registered(
  ids: TemplateIds,
  template: TextTemplateName,
  reader: Language,
): { id: string | undefined; language: Language } {
  const language = ids[`${template}.${reader}`] ? reader : 'en';
  return { id: ids[`${template}.${language}`], language };
}

/** What providers write as text or as a number, as it suits them. */
export const text = z.union([z.string(), z.number()]).transform(String);

export const plus = (figures: string): string => `+${figures.replace(/^\+/, '')}`;

const ARRIVED = /^(delivered|read|success|1)$/i;
const UNDER_WAY = /^(sent|submitted|pending|enqueued|queued|accepted|deleted|0|5|8|)$/i;

/** What the one word of a report says; null while the text is under way. */
export function wordsOfStatus(words: string): 'delivered' | 'failed' | null {
  if (ARRIVED.test(words.trim())) return 'delivered';
  return UNDER_WAY.test(words.trim()) ? null : 'failed';
}
