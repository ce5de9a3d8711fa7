import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/photos.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'photo.type-not-accepted': msg`This is not a JPEG, PNG, WebP or AVIF picture.`,
  'photo.empty': msg`This file is empty.`,
  'photo.too-large': msg`This file is larger than 10 MB.`,
  'photo.too-many-pixels': msg`This picture has more than 40 megapixels.`,
  'photo.too-small': msg`This picture is too small: each side needs at least 240 pixels.`,
  'photo.too-many': msg`A listing holds at most 20 photos.`,
  'photo.unreadable': msg`This file is broken or not complete. Please export it again.`,
};
