// Push messages: what the server sealed for this browser (src/server/notifications/push-sender.ts), shown and opened.
declare const self: ServiceWorkerGlobalScope;

const NOTICES = '/notifications';

type Push = { id?: string; title?: string; text?: string; path?: string };

/** A browser wants every push to be seen: one that cannot be read is shown too. */
export function showPush({ data }: PushEvent): Promise<void> {
  const { id, title, text, path } = readPush(data);
  return self.registration.showNotification(title ?? 'Kiraya', {
    body: text,
    tag: id,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: path ?? NOTICES },
  });
}

/** Opens the notification's page, in a window of this site where there is one. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const address = ownAddress(notification.data?.path);
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) await self.clients.openWindow(address);
  else {
    await open.focus();
    await open.navigate(address);
  }
}

function readPush(data: PushMessageData | null): Push {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** The notification centre for whatever is no page of this site. */
function ownAddress(path: unknown): string {
  const { origin } = self.location;
  const url = typeof path === 'string' && path.startsWith('/') ? new URL(path, origin) : undefined;
  return url?.origin === origin ? url.href : origin + NOTICES;
}
