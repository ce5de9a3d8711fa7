/** Fills the embedded database with the demo the first time, and says which accounts it has. */
import { asBulk } from '../../src/db/bulk.ts';
import { connections } from '../../src/db/roles.ts';
import { seedBasePlaces } from '../../src/db/seed/base-places.ts';
import { demoAccounts, demoPassword, seedDemo } from '../../src/db/seed/demo/demo.ts';
import type { Config } from '../../src/server/lib/config.ts';
import { isWhole, liveStories } from './demo/stories.ts';

/** Held while the demo is made: another process that starts meanwhile waits for it. */
const MAKING_LOCK = 8_270_431;

/** The places always, since nobody can list a home without them; the demo in demo mode only. */
export async function seedOnce(config: Config, ownerUrl: string): Promise<void> {
  const urls = connections(ownerUrl, config.authSecret);
  await seedBasePlaces(urls);
  if (!config.demo || config.storage.kind !== 'disk') return;
  const { folder } = config.storage;
  await asBulk(urls, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MAKING_LOCK]);
    const { seeded, homes } = await seedDemo({ urls, filesFolder: folder });
    if (seeded) {
      await liveStories(config, ownerUrl);
      console.log(`Demo data: ${homes} homes`);
    } else if (!(await isWhole(client))) {
      console.warn(
        'Demo data: not whole, since the start that made it was ended. Move DATA_DIR/postgres away to make it anew.',
      );
    }
  });
}

export function accountLines(): string[] {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    `  Accounts  password of all: ${demoPassword}`,
    ...demoAccounts.map(
      ({ email, name, label }) =>
        `            ${email.padEnd(width)}  ${name.join(' ')}, ${label.replace('_', ' ')}`,
    ),
  ];
}
