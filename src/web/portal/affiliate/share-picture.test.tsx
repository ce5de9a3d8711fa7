// The affiliate's card: kept as a file where the device shares none, sent with its words where it does.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import SharePicture from './share-picture.tsx';

const picture = new File(['x'], 'kiraya-KRY-7F3K9-hi.png', { type: 'image/png' });
const calls = vi.hoisted(() => ({ card: vi.fn(), save: vi.fn() }));
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({ api: { affiliates: { card: calls.card } } }),
}));
vi.mock('../../lib/save-file.ts', () => ({ saveFile: calls.save }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function press(label: string) {
  calls.card.mockResolvedValue(picture);
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <SharePicture language="hi" words="Hand it in here" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: label }));
}

it('is saved where no files can be shared', async () => {
  press('Save the picture');
  await waitFor(() => expect(calls.save.mock.calls[0]?.[0]).toBe(picture));
  expect(calls.card).toHaveBeenCalledWith({ language: 'hi' });
});

it('is sent with its words, and saved where the phone wants the click anew', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('late', 'NotAllowedError'));
  vi.stubGlobal('navigator', { canShare: () => true, share });
  press('Share the picture');
  await waitFor(() => expect(share).toHaveBeenCalledWith({ files: [picture], text: 'Hand it in here' }));
  await waitFor(() => expect(calls.save).toHaveBeenCalled());
});
