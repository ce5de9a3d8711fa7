import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/files.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'document.type-not-accepted': msg`This is not a PDF, JPEG, PNG or WebP file.`,
  'document.empty': msg`This file is empty.`,
  'document.too-large': msg`This file is larger than 10 MB.`,
  'document.unreadable': msg`This file is broken or not complete. Please export it again.`,
};
