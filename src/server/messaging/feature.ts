import { RuleBroken } from '../../domain/errors.ts';
import { defineFeature } from '../lib/feature.ts';
import { handles } from '../lib/jobs.ts';
import { textJob } from '../lib/messenger.ts';
import { SettingsStore } from '../lib/settings.ts';
import { createTextProvider } from './create-provider.ts';
import { deliverText, textMessageJob } from './deliver.ts';
import { exportSections } from './export-sections.ts';
import { createMessenger } from './messenger.ts';
import { textMessages } from './text-messages.ts';

export const feature = defineFeature({
  procedures: { textMessages },
  jobs: ({ config, database, seals, log }) => {
    const provider = createTextProvider(config.messages);
    const settings = new SettingsStore(database);
    return [
      handles(textMessageJob, ({ id }, jobs) => deliverText({ database, seals, log, jobs, provider }, id)),
      handles(textJob, async (message, jobs) => {
        if (provider)
          await createMessenger({ database, seals, log, jobs, settings }).send(message).catch(unlessRefused);
      }),
    ];
  },
  exportSections,
});

/** A number that texts do not go to gets none, however often it is tried. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof RuleBroken)) throw error;
}
