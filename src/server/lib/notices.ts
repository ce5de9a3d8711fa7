/**
 * What features say of their notices: the shape in which one is stored, and its words. A feature exports `notices` from its
 * `notices.ts`, by the first word of their events (`visit` words `visit.requested`); `npm run features` collects them.
 */
import { z } from 'zod';
import { homeInWords } from './home-words.ts';
import { i18n } from './i18n.ts';
import type { NoticeParts } from './mail-text.ts';

// Written by other people and mailed: bounded, and never more than text.
export const home = z.string().min(1).max(300);
export const path = z.string().startsWith('/').max(300);
export const amountInPaise = z.number().int();

/** `byYou`: what the receiver did, told for the record. */
export const lead = { home, path, note: z.string().max(1000).optional(), byYou: z.boolean().default(false) };

type Read = { event: string; note?: string | undefined; byYou?: boolean | undefined };

/** The notices whose events begin with one word. */
export type NoticeKind = {
  schema: z.ZodType<Read>;
  /** Null for one that an earlier release stored in another shape. `secret` signs the links that end letters. */
  word(stored: { event: string; payload: object }, secret: string): NoticeParts | null;
};

export const defineNotices = <Notice extends Read>(
  schema: z.ZodType<Notice>,
  words: (notice: Notice, secret: string) => NoticeParts,
): NoticeKind => ({
  schema,
  word({ event, payload }, secret) {
    const { success, data } = schema.safeParse({ event, ...payload });
    return success ? { ...words(toldHome(data), secret), ...noteOf(data) } : null;
  },
});

/** The home that it is about is named in the reader's language. */
const toldHome = <Notice extends Read>(notice: Notice): Notice =>
  'home' in notice && typeof notice.home === 'string'
    ? { ...notice, home: homeInWords(notice.home) }
    : notice;

/** Under words that say who wrote it, where the notice knows. */
function noteOf({ note, byYou }: Read): Pick<NoticeParts, 'note'> {
  if (!note || byYou === undefined) return {};
  return { note: byYou ? i18n._('You wrote: {note}', { note }) : i18n._('They wrote: {note}', { note }) };
}
