import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, shouldRetryQuery } from './query-client.ts';

afterEach(cleanup);

const refusal = (status: number) => Object.assign(new Error('Not possible now'), { status });

it('asks once without a connection, and fails at once so that the page can say so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const read = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const client = createQueryClient();
  await expect(
    client.fetchQuery({ queryKey: ['list'], queryFn: read, retry: shouldRetryQuery }),
  ).rejects.toThrow('Failed to fetch');
  expect(read).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  expect(shouldRetryQuery(0, new TypeError('Failed to fetch'))).toBe(true);
});

/** A screen that shows a state and a form that the server refuses. */
function Screen({ read, send }: { read: () => Promise<string>; send: () => Promise<void> }) {
  const { data } = useQuery({ queryKey: ['state'], queryFn: read });
  const { mutate } = useMutation({ mutationFn: send });
  const [typed, setTyped] = useState('');
  return (
    <>
      <output>{data}</output>
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => mutate()}>
        Send
      </button>
    </>
  );
}

async function refusedWith(error: unknown) {
  const read = vi.fn(async () => (read.mock.calls.length > 1 ? 'paid' : 'due'));
  const send = vi.fn(() => Promise.reject(error));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen read={read} send={send} />
    </QueryClientProvider>,
  );
  await screen.findByText('due');
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'my note' } });
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  return read;
}

it.each([409, 404])(
  'after a refusal of status %i the page shows how things are, and keeps what was typed',
  async (status) => {
    await refusedWith(refusal(status));
    await screen.findByText('paid');
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'my note');
  },
);

it.each([422, 403, 500])(
  'a failure of status %i says nothing of what is shown: nothing is read anew',
  async (status) => {
    const read = await refusedWith(refusal(status));
    await screen.findByText('due');
    expect(read).toHaveBeenCalledTimes(1);
  },
);
