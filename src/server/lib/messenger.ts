/** What other parts of the server know of text messages: how one is asked for, and how that is refused. */
import type { Language } from '../../domain/languages.ts';
import type { TextChannel } from '../../domain/text-messages.ts';
import type { TextTemplateName, TextValues } from '../../domain/text-templates.ts';
import { TooManyTries } from './auth/rate-limits.ts';

/** A text to one mobile number. */
export type TextMessage = {
  /** E.164, as `phoneOf` makes it: +919876543210. */
  to: string;
  template: TextTemplateName;
  /** Those that the template names, each at most 30 characters. */
  values: TextValues;
  language: Language;
  /** SMS unless said otherwise; what WhatsApp does not deliver goes by SMS. */
  channel?: TextChannel;
  /** The network address of who asked for it. */
  address?: string | null;
  /** Whose account it is about; whoever proved the number where nobody is named. Their copy of data shows it, and it goes with them. */
  userId?: string | null;
};

export type Messenger = {
  /**
   * Stores the text and the job that sends it. Throws TooManyTexts, and RuleBroken for a number that texts do not go to
   * (`isTextable` of the domain says which).
   */
  send(message: TextMessage): Promise<void>;
};

/** Which limit was reached; `bounced`: texts to this number came back within the last day. */
export type TextLimit = 'number' | 'prefix' | 'address' | 'hour' | 'day' | 'bounced';

/** Answered like too many tries: 429 with the seconds to wait. */
export class TooManyTexts extends TooManyTries {
  readonly limit: TextLimit;

  constructor(limit: TextLimit, retryAfter: number) {
    super(retryAfter);
    this.limit = limit;
  }
}
