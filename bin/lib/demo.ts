/** Fills the embedded database with the demo the first time, and says which accounts it has. */
import { connections } from '../../src/db/roles.ts';
import { demoAccounts, demoPassword, seedDemo } from '../../src/db/seed/demo.ts';
import type { Config } from '../../src/server/lib/config.ts';

/** Nothing outside demo mode: a database of one's own stays as it is. */
export async function seedDemoOnce(config: Config, ownerUrl: string): Promise<void> {
  if (!config.demo || config.storage.kind !== 'disk') return;
  const { seeded, homes } = await seedDemo({
    urls: connections(ownerUrl, config.authSecret),
    filesFolder: config.storage.folder,
  });
  if (seeded) console.log(`Demo data: ${homes} homes`);
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
