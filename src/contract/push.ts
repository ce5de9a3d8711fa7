/** Web push: the key that a browser subscribes with, and the devices on which one is told at once. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

const endpoint = z.string().max(2000).describe('where the browser’s push service takes messages');
/** Raw keys in base64url: 65 bytes and 16 bytes. */
const keys = z.object({
  p256dh: z
    .string()
    .regex(/^[\w-]{87}=?$/, invalid('push-key.malformed', 'This is not the key of a browser')),
  auth: z
    .string()
    .regex(/^[\w-]{22}={0,2}$/, invalid('push-secret.malformed', 'This is not the secret of a browser')),
});

export const pushContract = {
  key: procedure('push.key')
    .route({ method: 'GET', path: '/my/push-key' })
    .output(z.object({ public_key: z.string().describe('VAPID, base64url') })),
  /** Of the session that asks: it ends with it. */
  add: procedure('push.add')
    .route({ method: 'POST', path: '/my/push-devices' })
    .input(z.object({ endpoint, keys }))
    .output(z.object({ ok: z.literal(true) })),
  has: procedure('push.has')
    .route({ method: 'POST', path: '/my/push-devices/find' })
    .input(z.object({ endpoint }))
    .output(z.object({ is_kept: z.boolean() })),
  remove: procedure('push.remove')
    .route({ method: 'POST', path: '/my/push-devices/remove' })
    .input(z.object({ endpoint }))
    .output(z.object({ ok: z.literal(true) })),
};
