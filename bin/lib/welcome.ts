/** What the person who typed `npm start` sees: where to look, as whom, and how to become the first admin. */
import type { Config } from '../../src/server/lib/config.ts';
import { accountLines } from './demo.ts';

export function welcome(config: Config, setupLink: string | null): string {
  const address = config.publicUrl;
  const lines = [
    '',
    'Kiraya is running. Stop it with Ctrl+C.',
    '',
    `  Site      ${address}`,
    `  API       ${address}/api/docs`,
  ];
  if (setupLink)
    lines.push(
      `  Admin     ${setupLink}`,
      '            makes the first administrator; works once, for a day',
    );
  else lines.push('  Admin     npm run admin -- grant EMAIL   makes anyone who signed up an administrator');
  if (config.demo) lines.push('', ...accountLines());
  return [...lines, ''].join('\n');
}
