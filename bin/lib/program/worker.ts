/** Runs the jobs, serving nothing but word of itself where WORKER_PORT says so, until it is told to stop; what is running is finished first. */
import { connections } from '../../../src/db/roles.ts';
import { StartupError } from '../../../src/db/startup-error.ts';
import { deliverSoon } from '../../../src/server/api-access/webhook-jobs.ts';
import { listen } from '../../../src/server/app/listen.ts';
import { createServices } from '../../../src/server/app/services.ts';
import { createWorkerApp } from '../../../src/server/app/worker-http.ts';
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
  const { workerPort } = config;
  const health = workerPort
    ? await listen(createWorkerApp(services).fetch, { ...config, port: workerPort })
    : undefined;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    services.ending.abort();
    const closeHealth = async () => health?.close();
    void endProcess([stopListening, services.close, closeHealth, opened.close], 0);
  };
  // Once, however many come: Ctrl+C in a terminal reaches us and the launcher, which passes it on.
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, stop);
  console.log('Kiraya is doing its jobs. Stop it with Ctrl+C.');
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exit(1);
}
