import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/saved-replies.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'saved-reply.too-many': msg`You keep 30 replies. Delete one to save another.`,
  'saved-reply.title-taken': msg`You keep a reply under this title already.`,
};

/** What the contract says of a wrong field, for pages in another language. */
export const refusals: readonly MessageDescriptor[] = [msg`Give the reply a title`, msg`Write the reply`];
