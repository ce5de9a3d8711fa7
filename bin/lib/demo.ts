/** Fills the embedded database with the demo the first time, and says which accounts it has. */
import { connections } from '../../src/db/roles.ts';
import { seedBasePlaces } from '../../src/db/seed/base-places.ts';
import { demoAccounts, demoPassword, seedDemo } from '../../src/db/seed/demo/demo.ts';
import type { Config } from '../../src/server/lib/config.ts';
import { liveStories } from './demo/stories.ts';

/** The places always, since nobody can list a home without them; the demo in demo mode only. */
export async function seedOnce(config: Config, ownerUrl: string): Promise<void> {
  const urls = connections(ownerUrl, config.authSecret);
  await seedBasePlaces(urls);
  if (!config.demo || config.storage.kind !== 'disk') return;
  const { seeded, homes } = await seedDemo({ urls, filesFolder: config.storage.folder });
  if (!seeded) return;
  await liveStories(config, ownerUrl);
  console.log(`Demo data: ${homes} homes`);
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
