// The browser's own side of web push on this device: whether it can, whether it may, and the address it gave out.

export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on';
export type DeviceAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Without asking the person anything. */
export async function currentAddress(): Promise<DeviceAddress | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return addressOf(await registration?.pushManager.getSubscription());
}

/** Asks the person, so it is called by their own click only; undefined when they say no. */
export async function allowPush(publicKey: string): Promise<DeviceAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that an earlier key of the server was given takes no message of this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** Nobody can be told anything on this device any more, whatever the server still knows. */
export async function forgetPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function addressOf(subscription: PushSubscription | null | undefined): DeviceAddress | undefined {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
