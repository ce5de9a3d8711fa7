/** The API with its worker in a process of its own, to be killed. It gets ready, begins when told to, and says on which port it listens. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Config } from '../../src/server/lib/config.ts';

enableCompileCache('.cache/compiled');
const { createApp } = await import('../../src/server/app/http.ts');
const { listen } = await import('../../src/server/app/listen.ts');
const { noPages } = await import('./no-pages.ts');
const { readConfig } = await import('../../src/server/lib/config.ts');
const { createServices } = await import('../../src/server/app/services.ts');

const asked: { databaseUrl: string; settings: Partial<Config> } = JSON.parse(process.argv[2] ?? '');
// One that is killed has no time to keep what it compiled.
flushCompileCache();
process.on('disconnect', () => process.exit());
process.once('message', async () => {
  const config = { ...readConfig({ AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' }), ...asked.settings };
  const made = await createServices(config, asked.databaseUrl);
  // A token is a person's id here, as in the other tests of the API.
  const verifyAccessToken = async (token: string) => ({ userId: token, sessionId: token });
  const services = { ...made, auth: { ...made.auth, verifyAccessToken } };
  const app = createApp(services, noPages(), 'tests/fixtures');
  const { port } = await listen(app.fetch, { ...config, port: 0 });
  process.send?.(port);
});
