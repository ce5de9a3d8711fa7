/** Saved replies: short texts that somebody keeps for their answers, and how one comes into what they are writing. */
import { RuleBroken } from './errors.ts';

export const SAVED_REPLIES_MAX = 30;
export const REPLY_TITLE_MAX = 60;
export const REPLY_BODY_MAX = 1000;

/** Throws `saved-reply.too-many` when somebody who keeps so many can keep no more. */
export function checkReplyRoom(stored: number): void {
  if (stored >= SAVED_REPLIES_MAX) throw new RuleBroken('saved-reply.too-many');
}

type Selection = { readonly from: number; readonly to: number };

/** The text with the reply in place of what was selected, and where the cursor stands then; null when that would be too long. */
export function insertReply(
  text: string,
  reply: string,
  { from, to }: Selection,
  most: number,
): { text: string; cursor: number } | null {
  const before = text.slice(0, from) + apart(text.slice(0, from)) + reply;
  const after = text.slice(to);
  const whole = before + (after === '' || /^\s/.test(after) ? '' : ' ') + after;
  return whole.length > most ? null : { text: whole, cursor: before.length };
}

/** Words that meet need a space between them. */
const apart = (before: string): string => (before === '' || /\s$/.test(before) ? '' : ' ');

/** What a new reply is called until somebody says better: its first words. */
export function titleOfReply(body: string): string {
  const line = body.trim().split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= REPLY_TITLE_MAX) return line;
  const cut = line.slice(0, REPLY_TITLE_MAX - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || undefined).trim()}…`;
}
