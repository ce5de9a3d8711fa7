/** The product in a process of its own, configured by whoever started it; it ends with that process. */
import { main } from '../../src/main.ts';
import { type Config, readConfig } from '../../src/server/lib/config.ts';

export type Asked = { databaseUrl: string; settings: Partial<Config> };

const { databaseUrl, settings } = JSON.parse(process.argv[2] ?? '') as Asked;
const given = { AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'error' };
const running = await main({ ...readConfig(given), ...settings }, databaseUrl);
process.on('disconnect', () => void running.close().finally(() => process.exit()));
process.send?.('ready');
