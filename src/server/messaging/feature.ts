import { defineFeature } from '../lib/feature.ts';
import { handles } from '../lib/jobs.ts';
import { createTextProvider } from './create-provider.ts';
import { deliverText, textMessageJob } from './deliver.ts';
import { exportSections } from './export-sections.ts';
import { notices } from './notices.ts';

export const feature = defineFeature({
  jobs: ({ config, database, seals, log }) => {
    const provider = createTextProvider(config.messages);
    return [
      handles(textMessageJob, ({ id }, jobs) => deliverText({ database, seals, log, jobs, provider }, id)),
    ];
  },
  notices,
  exportSections,
});
