// What is seen and heard once a message is sent, wherever on a long page its form stands.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const { submit, handedOut } = vi.hoisted(() => ({ submit: vi.fn(), handedOut: { ready_in: 0 } }));
vi.mock('../../lib/api-provider.tsx', () => ({
  ApiProvider: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  ),
  useApi: () => ({
    api: { enquiries: { form: async () => ({ form: 'handed-out', ...handedOut }), submit } },
  }),
}));
afterEach(() => {
  cleanup();
  toast.close();
  vi.restoreAllMocks();
  submit.mockReset();
});

function send() {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

it('puts the thanks in view with the focus, and takes the failure before it away', async () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  submit
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ reference: '4f1c09aa' });
  renderPage(<EnquiryForm kind="contact" submitLabel="Send message" />);
  send();
  await waitFor(() => expect(toastStore.get()?.tone).toBe('destructive'));
  send();
  const thanks = await screen.findByRole('status');
  expect(thanks.textContent).toContain('4f1c09aa');
  expect(document.activeElement).toBe(thanks);
  expect(seen).toEqual([thanks]);
  expect(toastStore.get()).toBeUndefined();
});

it('says at once what is empty, and waits with a filled form until it may be sent', async () => {
  handedOut.ready_in = 3600;
  submit.mockRejectedValue(new TypeError('Failed to fetch'));
  renderPage(<EnquiryForm kind="contact" submitLabel="Send message" />);
  send();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  for (const [label, value] of [
    [/Your name/, 'Ila Sen'],
    [/Email address/, 'ila@example.in'],
    [/Your message/, 'Please call'],
  ] as const) {
    fireEvent.change(screen.getAllByLabelText(label)[0] as HTMLElement, { target: { value } });
  }
  send();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send message' }).hasAttribute('data-loading')).toBe(true),
  );
  expect(submit).toHaveBeenCalledOnce();
  handedOut.ready_in = 0;
});

it('leaves a failure that another part of the page speaks of', async () => {
  submit.mockResolvedValueOnce({ reference: '4f1c09aa' });
  renderPage(<EnquiryForm kind="contact" submitLabel="Send message" />);
  toast.destructive('The shortlist could not be changed');
  send();
  await screen.findByText(/4f1c09aa/);
  expect(toastStore.get()?.title).toBe('The shortlist could not be changed');
});
