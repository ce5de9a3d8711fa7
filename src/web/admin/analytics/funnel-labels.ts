// What the steps of the funnel are called: the last one of a request, and all that came at least so far.
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

/** Of all who came at least so far: some apply without a visit, and are past it, which the funnel says. */
export const reachedLabels: Readonly<Record<FunnelStep, MessageDescriptor>> = {
  asked: msg`Asked`,
  agreed: msg`Visit agreed`,
  visited: msg`Visited`,
  applied: msg`Applied`,
  let: msg`Rented out`,
};
