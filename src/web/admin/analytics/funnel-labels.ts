// What the steps of the funnel are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FunnelStep } from '../../../domain/funnel.ts';

export const funnelLabels: Readonly<Record<FunnelStep, MessageDescriptor>> = {
  asked: msg`Asked`,
  agreed: msg`Visit agreed`,
  visited: msg`Visit took place`,
  applied: msg`Applied`,
  let: msg`Rented out`,
};
