/** What a provider of text messages does, whichever it is. */
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

/** The language in which a template is registered: the reader's, or English; null where it is in neither. */
export function registeredLanguage(
  ids: TemplateIds,
  template: TextTemplateName,
  language: Language,
): Language | null {
  return [language, 'en' as const].find((one) => ids[`${template}.${one}`]) ?? null;
}

export const plus = (figures: string): string => `+${figures.replace(/^\+/, '')}`;

const ARRIVED = /^(delivered|read|success|1)$/i;
const UNDER_WAY = /^(sent|submitted|pending|enqueued|queued|accepted|deleted|0|5|8|)$/i;

/** What the one word of a report says; null while the text is under way. */
export function wordsOfStatus(words: string): 'delivered' | 'failed' | null {
  if (ARRIVED.test(words.trim())) return 'delivered';
  return UNDER_WAY.test(words.trim()) ? null : 'failed';
}
