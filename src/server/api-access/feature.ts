import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { apiPrograms } from './programs.ts';
import { apiTokens } from './tokens.ts';
import { webhookHandlers } from './webhook-handlers.ts';
import { webhooks } from './webhooks.ts';

export const feature = defineFeature({
  procedures: { apiPrograms, apiTokens, webhooks },
  jobs: ({ database, seals, config }) =>
    webhookHandlers({ database, seals, allowsLocal: config.webhooksLocal }),
  exportSections,
});
