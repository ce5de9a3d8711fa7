/** What other parts of the server know of text messages: how one is asked for, and how that is refused. */
import { z } from 'zod';
import { type Language, languages } from '../../domain/languages.ts';
import type { TextChannel } from '../../domain/text-messages.ts';
import { type TextTemplateName, type TextValues, textTemplateNames } from '../../domain/text-templates.ts';
import { TooManyTries } from './auth/rate-limits.ts';
import type { JobKind } from './jobs.ts';

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

/**
 * A text that goes if the caller's transaction is committed, and is tried again while a limit is reached. Its values stand in the
 * job, so nothing secret goes this way. Example: `jobs.enqueue(textJob, { to, template, values, language }, db)`.
 */
export const textJob = {
  name: 'text-asked',
  data: z.object({
    to: z.string(),
    template: z.enum(textTemplateNames),
    values: z.record(z.string(), z.string()),
    language: z.enum(languages),
  }),
  queue: { retryLimit: 6, retryDelay: 600, retryBackoff: true, deleteAfterSeconds: 24 * 3600 },
} satisfies JobKind<object>;

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
