// A photo that is sent again is the same photo, whether its answer was lost or it waits on the device.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
  keysOf,
} from '../../../../tests/support/web/failing-client.ts';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { outbox } from '../../lib/offline/outbox.ts';
import { isRequest } from '../../lib/offline/waiting.ts';
import { loadToastCard, ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PhotoButton } from './photo-button.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

configure({ defaultHidden: true });
const owner = '0198a000-0000-7000-8000-00000000000a';
const request: MaintenanceRequest = {
  id: '0198a000-0000-7000-8000-000000000001',
  side: 'tenant',
  lease_id: '0198a000-0000-7000-8000-000000000002',
  property_id: '0198a000-0000-7000-8000-000000000003',
  managed_property_id: null,
  home_name: 'Lake View',
  tenant_name: 'Tara',
  title: 'The tap drips',
  description: null,
  category: 'plumbing',
  priority: 'normal',
  status: 'open',
  assignee_name: null,
  assignee_phone: null,
  estimate: null,
  is_approved: false,
  cost: null,
  done_at: null,
  rating: null,
  rating_note: null,
  photos: [],
  history: [],
  created_at: '2026-08-01T05:00:00Z',
};

beforeAll(async () => {
  await loadToastCard();
});
beforeEach(() => {
  const session = newSession();
  session.signedIn(sessionOf(owner));
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PhotoButton request={request} />
      <ToastRegion />
    </QueryClientProvider>,
    '/',
    session,
  );
});
afterEach(async () => {
  act(() => toast.close());
  cleanup();
  vi.restoreAllMocks();
  for (const one of await outbox.read(owner)) await outbox.drop(one);
});

/** The same picture under another name is the same one. */
function choose(content: string, name = `${content}.jpg`) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([content], name, { type: 'image/jpeg' })] } });
}
const waitingPhotos = async () =>
  (await outbox.read(owner))
    .filter(isRequest)
    .flatMap(({ requestId, isQuiet, photos }) => photos.map(({ key }) => ({ key, requestId, isQuiet })));

const refusal = Object.assign(new Error('Busy'), { status: 503 });

test('a second try goes out under the first one’s key, another picture and one that arrived under a new one', async () => {
  answerOnly({});
  failWith(refusal);
  choose('tap');
  await screen.findByText('The photo could not be added');
  const [first] = keysOf('maintenance.addPhoto');
  answerOnly({ 'maintenance.addPhoto': { photos: [] } });
  for (const [content, name] of [['tap', 'again.jpg'], ['tap'], ['pipe']] as const) {
    act(() => toast.close());
    choose(content, name);
    await screen.findByText('Photo added');
  }
  const [second, ...others] = keysOf('maintenance.addPhoto');
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

// spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … a photo added later, once however often it is sent
test('one whose answer is lost waits on the device under the key it was sent with', async () => {
  answerOnly({});
  failWith(new TypeError('Failed to fetch'));
  choose('tap');
  await screen.findByText('Kept on this device');
  const [key] = keysOf('maintenance.addPhoto');
  expect(key).toBeTruthy();
  expect(await waitingPhotos()).toEqual([{ key, requestId: request.id, isQuiet: false }]);
});

test('without a connection it waits too, and chosen again it is no second photo', async () => {
  answerOnly({ 'maintenance.addPhoto': { photos: [] } });
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  choose('tap');
  await screen.findByText('Kept on this device');
  const [stored] = await waitingPhotos();
  expect(inputsOf('maintenance.addPhoto')).toEqual([]);
  line.mockReturnValue(true);
  choose('tap');
  await waitFor(() => expect(keysOf('maintenance.addPhoto')).toEqual([stored?.key]));
});
