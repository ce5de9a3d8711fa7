/** Sends one message to one device: sealed for its browser alone (RFC 8291), signed by us (RFC 8292), to its push service. */
import webPush from 'web-push';
import type { Config } from '../lib/config.ts';
import { isPushService } from '../lib/push-services.ts';

const TIMEOUT_MS = 15_000;
/** Who was away for a day reads it in the notification centre. */
const TTL_SECONDS = 24 * 60 * 60;

/** A push service takes 4 KB, and a screen shows less. */
const TITLE_MAX = 120;
const TEXT_MAX = 300;

export type PushDevice = { endpoint: string; p256dh: string; auth: string };
/** `id` names the notice: one that comes twice takes its own place, at the push service and on the screen. */
export type PushMessage = { id: string; title: string; text: string; path: string };

/** gone: the browser no longer wants anything there, or nothing is sent there any more. */
export type PushOutcome = 'sent' | 'gone';

/** Fails when the service is busy or refuses us: a clock or a key that is wrong on our side says nothing about the device. */
export async function sendPush(
  { services, publicKey, privateKey, contact }: Config['push'],
  { endpoint, p256dh, auth }: PushDevice,
  message: PushMessage,
): Promise<PushOutcome> {
  // Asked again here: what is allowed may have changed since the device was added.
  if (!isPushService(endpoint, services)) return 'gone';
  const said = {
    ...message,
    title: message.title.slice(0, TITLE_MAX),
    text: message.text.slice(0, TEXT_MAX),
  };
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(said), {
    vapidDetails: { subject: contact, publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    TTL: TTL_SECONDS,
    topic: message.id.replaceAll('-', ''),
  });
  const response = await fetch(request.endpoint, {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body as Buffer),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.ok) return 'sent';
  if (response.status === 404 || response.status === 410) return 'gone';
  throw new Error(`The push service answered ${response.status}`);
}
