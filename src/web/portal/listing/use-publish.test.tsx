// The last button: one success however often it is pressed, and nothing that says otherwise behind it.
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageI18n } from '../../lib/i18n.ts';
import { toastStore } from '../../ui/toast-store.ts';
import CreatePage from './create-page.tsx';

// A step of the form that is loaded when it is asked for takes more than the usual second on a crowded machine.
configure({ asyncUtilTimeout: 10_000 });

const home = {
  listed_as: 'owner',
  city: 'Pune',
  locality: 'Baner',
  property_type: 'apartment',
  furnishing: 'unfurnished',
  bedrooms: 2,
  bathrooms: 2,
  area_sqft: 900,
  rent: 2_500_000,
};
const server = vi.hoisted(() => ({
  draft: null as object | null,
  update: vi.fn(async () => ({})),
  publish: vi.fn(async () => {
    server.draft = null;
  }),
  save: vi.fn(async () => ({ property_id: 'home', saved_at: null })),
}));
vi.mock('../../components/organisations/use-team.ts', () => ({
  useMyOrganisations: () => ({}),
  useTeamReload: () => async () => {},
}));
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    api: {
      properties: { update: server.update, publish: server.publish },
      drafts: { save: server.save },
    },
    queries: {
      places: { hindiNames: { queryOptions: () => ({ queryKey: ['names'], queryFn: () => [] }) } },
      properties: { listMine: { key: () => ['mine'] } },
      drafts: {
        get: {
          key: () => ['draft'],
          queryOptions: (options: object) => ({
            queryKey: ['draft'],
            queryFn: async () => server.draft,
            ...options,
          }),
        },
      },
    },
  }),
}));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { id: 'me' }, me: { isVerified: true }, roles: [] }),
}));

beforeEach(() => {
  window.localStorage.clear();
  server.draft = {
    property_id: 'home',
    step: 'preview',
    content: home,
    is_new: true,
    saved_at: '2026-11-24T05:00:00Z',
    photos: [],
  };
});
let ears: MutationObserver | undefined;
afterEach(() => {
  ears?.disconnect();
  cleanup();
  vi.clearAllMocks();
});

/** What is said on the page from now on as a thing to be heard at once. */
function hearAlerts(): Set<Element> {
  const alerts = () => [...document.querySelectorAll('[role="alert"]')];
  const known = alerts();
  const heard = new Set<Element>();
  ears = new MutationObserver(() => {
    for (const alert of alerts()) if (!known.includes(alert)) heard.add(alert);
  });
  ears.observe(document.body, { childList: true, subtree: true });
  return heard;
}

/** Pages are drawn anew when a navigation begins. */
function Page() {
  useNavigation();
  return <CreatePage />;
}

async function openPreview() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const leave = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/properties/create', element: <Page /> },
      // The list's page has parts to fetch: until then the form is on the screen.
      { path: '/my-properties', loader: () => leave.promise, element: <h1>My Properties</h1> },
    ],
    { initialEntries: ['/properties/create?step=preview'] },
  );
  render(
    <I18nProvider i18n={pageI18n()}>
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Publish' });
  return { button, arrive: () => leave.resolve(null) };
}

const success = 'Your home is listed: it shows in the search now.';
const toastText = () => (toastStore.get()?.text as { message?: string } | undefined)?.message;

it('is followed by nothing that says something is missing, and keeps the focus', async () => {
  const { button, arrive } = await openPreview();
  const heard = hearAlerts();
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(toastText()).toBe(success));
  // Whatever the emptied cache would draw.
  for (let round = 0; round < 5; round += 1) await act(async () => {});
  expect(screen.queryByText('Still missing before you can publish')).toBeNull();
  // A button that is switched off loses the focus.
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
  arrive();
  await screen.findByRole('heading', { name: 'My Properties' });
  expect([...heard].map(({ textContent }) => textContent)).toEqual([]);
});

it('publishes once when it is pressed twice', async () => {
  const { button, arrive } = await openPreview();
  button.click();
  button.click();
  arrive();
  await screen.findByRole('heading', { name: 'My Properties' });
  expect(server.update).toHaveBeenCalledOnce();
  expect(server.publish).toHaveBeenCalledOnce();
  expect(toastText()).toBe(success);
});
