import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { brokerParts } from './broker-mail-text.ts';
import { brokerRegistrations, brokers } from './brokers.ts';
import { exportSections } from './export-sections.ts';
import { brokerNotice } from './notices.ts';

export const feature = defineFeature({
  procedures: { brokerRegistrations, brokers },
  notices: { broker: defineNotices(brokerNotice, brokerParts) },
  exportSections,
});
