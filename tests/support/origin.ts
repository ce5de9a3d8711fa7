/** Where the product of this worker is. */
import { inject } from 'vitest';

export function productOrigin(): string {
  const origins = inject('origins');
  // Workers are numbered from 1.
  // biome-ignore lint/style/noProcessEnv: the only way to the worker's number; nothing of the product reads it.
  const worker = Number(process.env.VITEST_POOL_ID ?? 1);
  return origins[(worker - 1) % origins.length] ?? '';
}
