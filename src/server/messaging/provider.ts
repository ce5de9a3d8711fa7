/** What a provider of text messages does, whichever it is. */
import type { Language } from '../../domain/languages.ts';
import type { DeliveryReport, TextBlame, TextChannel } from '../../domain/text-messages.ts';
import type { TextTemplateName, TextValues } from '../../domain/text-templates.ts';

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
