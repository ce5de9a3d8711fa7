// What people read when a picture of themselves is not accepted; asked before anything is sent, and of the server's answer.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { imageFileProblem } from '../../../domain/files.ts';
import { ruleSentence } from '../../components/listing-rules.ts';

const tooSmall = msg`This picture is too small: each side needs at least 64 pixels.`;

/** As for photos of homes, but a face may be smaller. */
export function avatarSentence(rule: string | undefined): MessageDescriptor | undefined {
  if (rule === undefined) return undefined;
  return rule === 'photo.too-small' ? tooSmall : ruleSentence(rule);
}

/** Told by content, whatever the name says; undefined when nothing speaks against sending it. */
export async function avatarFileProblem(file: File): Promise<MessageDescriptor | undefined> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return avatarSentence(imageFileProblem({ start, size: file.size }) ?? undefined);
}
