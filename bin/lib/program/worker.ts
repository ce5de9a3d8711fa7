/** Runs the jobs without serving anything, until it is told to stop; what is running is finished first. */
import { connections } from '../../../src/db/roles.ts';
import { StartupError } from '../../../src/db/startup-error.ts';
import { deliverSoon } from '../../../src/server/api-access/webhook-jobs.ts';
import { createServices } from '../../../src/server/app/services.ts';
import { listenToChanges } from '../../../src/server/lib/changes.ts';
import { forgetOwner, loadConfig } from '../../../src/server/lib/config.ts';
import { endProcess } from '../end-process.ts';
import { openForServing } from '../open-for-serving.ts';

try {
  const config = loadConfig();
  const opened = await openForServing(config);
  const services = await createServices({ ...forgetOwner(config), runsJobs: true }, opened.url);
  const forget = () => services.settings.forget();
  const stopListening = listenToChanges(connections(opened.url, config.authSecret).visitor, services.log, {
    onSettings: forget,
    onWebhooks: () => deliverSoon(services),
    onGap: forget,
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void endProcess([stopListening, services.close, opened.close], 0);
  };
  // Once, however many come: Ctrl+C in a terminal reaches us and the launcher, which passes it on.
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, stop);
  console.log('Kiraya is doing its jobs. Stop it with Ctrl+C.');
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exit(1);
}
