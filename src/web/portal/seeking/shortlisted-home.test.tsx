// A home is taken off the shortlist without a connection too; a visit is requested on its page, and closing that leads back.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient, failWith } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Shortlisted } from '../../../contract/shortlist.ts';
import { outbox } from '../../lib/offline/outbox.ts';
import { useAddressPart } from '../../lib/use-address-part.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { ShortlistedHome } from './shortlisted-home.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock(import('../../lib/session-context.ts'), async (load) => ({
  ...(await load()),
  useSession: () => ({ current: { user: { id: 'asha' } } }) as never,
}));
const queue = vi.spyOn(outbox, 'queue').mockResolvedValue(true);
afterEach(() => {
  cleanup();
  queue.mockClear();
});

const item: Shortlisted = {
  home: {
    id: '01900000-0000-7000-8000-000000000001',
    title: '2 BHK near the park',
    city: 'Pune',
    locality: 'Baner',
    rent: 2_400_000,
    deposit: null,
    bedrooms: 2,
    area_sqft: 900,
    property_type: 'apartment',
    furnishing: 'unfurnished',
    availability: 'available',
    listing_state: 'published',
    verified: false,
    cover: null,
  },
  note: null,
  added_at: '2026-11-20T05:30:00.000Z',
  rent_when_added: 2_400_000,
  price_drop: null,
  is_let: false,
};

function remove(problem: Error) {
  answerOnly({});
  failWith(problem);
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ShortlistedHome item={item} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove 2 BHK near the park' }));
}

it('keeps the removal on the device while nobody answers', async () => {
  remove(new TypeError('Failed to fetch'));
  await waitFor(() => expect(toastStore.get()?.title).toMatchObject({ message: 'Kept on this device' }));
  expect(queue).toHaveBeenCalledExactlyOnceWith('asha', {
    name: 'shortlist.remove',
    input: { property_id: item.home.id },
  });
});

it('says so, and keeps nothing, where the server refuses it', async () => {
  remove(Object.assign(new Error('Not found'), { status: 404 }));
  await waitFor(() => expect(toastStore.get()?.tone).toBe('destructive'));
  expect(queue).not.toHaveBeenCalled();
});

/** The page of a home, whose dialog the address opens. */
function HomePage() {
  const { opened, close } = useAddressPart('step');
  return (
    <button type="button" onClick={close}>
      Close {opened}
    </button>
  );
}

const Page = () =>
  useLocation().pathname === '/shortlisted' ? (
    <ShortlistedHome item={{ ...item, note: 'Ask about parking' }} isFirst />
  ) : (
    <HomePage />
  );

it('leads back to the list from the request of a visit, and shows a note by its sign', async () => {
  answerOnly({});
  const { router } = renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
    '/shortlisted',
  );
  screen.getByRole('img', { name: 'Your note' });
  const link = screen.getByRole('link', { name: 'Request a visit: 2 BHK near the park' });
  expect(link.dataset.variant).toBe('filled');
  fireEvent.click(link);
  fireEvent.click(await screen.findByRole('button', { name: 'Close visit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shortlisted'));
});
