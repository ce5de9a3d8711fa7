/** Where a push may be sent: only to services that browsers use, so that nobody makes our server call an address of their choice. */

/** Names of Chrome and Android, Firefox, Safari and Edge; `*.` stands for any one or more names before it. */
export const knownPushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Devices that one person may have; a further one takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 20;

/**
 * `https://fcm.googleapis.com/fcm/send/x` is one; an address with a port, a name and password, or any other host is none. An
 * entry that is an origin (`http://127.0.0.1:9000`, a trial's own stand-in) allows exactly that origin.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (services.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port) return false;
  return services.some((service) =>
    service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
  );
}
