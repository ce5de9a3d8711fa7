import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/brokers.ts';

export const sentences: Partial<Record<(typeof rules)[number], MessageDescriptor>> = {
  'broker.transition-not-allowed': msg`The registration has changed meanwhile. Reload the page to see where it stands.`,
  'broker.not-editable': msg`The fee is paid, so the registration can no longer be changed here.`,
  'broker.rera-missing': msg`Enter at least one RERA number.`,
  'broker.rera-twice': msg`There is a number of this state already.`,
  'broker.rera-shape': msg`This does not look like an agent’s number of this state. Copy it from your certificate.`,
  'broker.rera-expired': msg`This registration has expired. Enter a number that is still valid.`,
  'broker.step-missing': msg`An earlier step is not complete.`,
  'broker.document-missing': msg`A document is still missing.`,
  'broker.documents-full': msg`There are ten of these already. Remove one first.`,
  'broker.already-activated': msg`This broker is activated already.`,
};
