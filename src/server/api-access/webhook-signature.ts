/** Signs what is sent to webhooks as the Standard Webhooks specification says, so that ready-made libraries can verify it. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 256 bits, shown once to whoever sets an address up. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

export type Signed = { id: string; body: string; at: Date };

/** Headers that go along: whose event, when it was sent, and the proof of both and the body, one by each secret that is good. */
export function webhookHeaders(secrets: readonly string[], { id, body, at }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const proofs = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': proofs.join(' ') };
}
