import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/affiliates.ts';

export const sentences: Partial<Record<(typeof rules)[number], MessageDescriptor>> = {
  'affiliate.already-registered': msg`You are in the affiliate programme already.`,
  'affiliate.sponsor-unknown': msg`Nobody has this code. Check it with your sponsor.`,
  'affiliate.sponsor-is-self': msg`This is your own code. Your sponsor is somebody else.`,
  'affiliate.sponsor-terminated': msg`The membership of this sponsor has ended. Ask for another invitation.`,
  'affiliate.sponsor-in-own-team': msg`This person is in your own team and cannot be your sponsor.`,
  'affiliate.terms-changed': msg`The terms have changed meanwhile. Reload the page and read them again.`,
};
