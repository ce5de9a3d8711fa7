// What people read when a rule about homes or photos says no.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  'property.transition-not-allowed': msg`This home has changed meanwhile. Reload the page to see where it stands.`,
  'property.draft-incomplete': msg`Something is still missing. Please complete the marked fields.`,
  'photo.type-not-accepted': msg`This is not a JPEG, PNG, WebP or AVIF picture.`,
  'photo.empty': msg`This file is empty.`,
  'photo.too-large': msg`This file is larger than 10 MB.`,
  'photo.too-many-pixels': msg`This picture has more than 40 megapixels.`,
  'photo.too-small': msg`This picture is too small: each side needs at least 240 pixels.`,
  'photo.too-many': msg`A listing holds at most 20 photos.`,
  'photo.unreadable': msg`This file is broken or not complete. Please export it again.`,
};

export function ruleSentence(rule: string): MessageDescriptor | undefined {
  return sentences[rule];
}

/** The rule that an answer of the server names, with its field. */
export function ruleOf(error: unknown): { rule: string; field: string | undefined } | undefined {
  const data = dataOf(error);
  if (typeof data?.rule !== 'string') return undefined;
  return { rule: data.rule, field: typeof data.field === 'string' ? data.field : undefined };
}

/** The server's message for each wrong field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = dataOf(error)?.errors;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]));
}

function dataOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null
    ? (error.data as Record<string, unknown>)
    : undefined;
}
