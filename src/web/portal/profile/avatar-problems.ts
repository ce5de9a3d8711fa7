// What people read when a picture of themselves is not accepted; asked before anything is sent, and of the server's answer.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleCode } from '../../../domain/errors.ts';
import { imageFileProblem } from '../../../domain/files.ts';

const sentences: Partial<Record<RuleCode, MessageDescriptor>> = {
  'photo.type-not-accepted': msg`This is not a JPEG, PNG, WebP or AVIF picture.`,
  'photo.empty': msg`This file is empty.`,
  'photo.too-large': msg`This file is larger than 10 MB.`,
  'photo.too-many-pixels': msg`This picture has more than 40 megapixels.`,
  'photo.too-small': msg`This picture is too small: each side needs at least 64 pixels.`,
  'photo.unreadable': msg`This file is broken or not complete. Please export it again.`,
};

export function avatarSentence(rule: string | undefined): MessageDescriptor | undefined {
  return Object.entries(sentences).find(([code]) => code === rule)?.[1];
}

/** Told by content, whatever the name says; undefined when nothing speaks against sending it. */
export async function avatarFileProblem(file: File): Promise<MessageDescriptor | undefined> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return avatarSentence(imageFileProblem({ start, size: file.size }) ?? undefined);
}
