// For tests of screens: opens one before a client that fails, presses its buttons and reads the toasts.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect } from 'vitest';
import { createQueryClient } from '../../../src/web/lib/resilience/query-client.ts';
import { loadToastCard, ToastRegion } from '../../../src/web/ui/toast-region.tsx';
import { toast } from '../../../src/web/ui/toast-store.ts';
import { type Answers, answerOnly, failWith, timesAsked } from './failing-client.ts';
import { newSession, renderPage } from './render-page.tsx';

// Whether something is hidden by styles costs a lookup through the whole page each time; nothing here is kept hidden.
configure({ defaultHidden: true });
beforeAll(async () => {
  await loadToastCard();
});
afterEach(() => {
  act(() => toast.close());
  cleanup();
});

export const noConnection = new TypeError('Failed to fetch');
export const refusal = (status: number, message: string, data?: object) =>
  Object.assign(new Error(message), { status, data });
export const refused = refusal(409, 'Somebody else was quicker');
export const signedOut = refusal(401, 'User is not authenticated or session has expired');

export const page = (...items: readonly unknown[]) => ({ items, total: items.length, next_cursor: null });

export function open(Screen: ComponentType, address: string, answers: Answers) {
  answerOnly(answers);
  failWith(noConnection);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  return renderPage(
    <QueryClientProvider client={client}>
      <Screen />
      <ToastRegion />
    </QueryClientProvider>,
    address,
    newSession({ signOut: () => Promise.reject(noConnection) }),
  );
}

/** Title and description of the destructive toast. */
export const toasted = () =>
  ['title', 'description'].map(
    (part) =>
      document.querySelector(`[role="alert"][aria-live="assertive"] .mantine-Notification-${part}`)
        ?.textContent,
  );
export const expectToast = (title: string, text: string) =>
  waitFor(() => expect(toasted()).toEqual([title, text]));

/** Once it can be clicked: what waits for the server cannot be. */
export async function click(name: string | RegExp, role: 'button' | 'menuitem' | 'option' = 'button') {
  const found = await waitFor(() => {
    const element = screen.getByRole<HTMLButtonElement>(role, { name });
    expect(element.disabled).not.toBe(true);
    return element;
  });
  fireEvent.click(found);
}
/** The uppermost, where one stands over another. */
export const dialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? null;
export const inDialog = () => within(dialog() as HTMLElement);
const onPage = () => screen;
type Place = () => Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

const field = (label: string, place: Place) =>
  place().getByLabelText<HTMLInputElement>((text) => text.startsWith(label), {
    selector: 'input, textarea',
  });

/** Once it can be pressed: while the last try is under way it cannot. */
export async function press(name: string | RegExp, place: Place = onPage) {
  const button = await waitFor(() => {
    const found = place().getByRole<HTMLButtonElement>('button', { name });
    expect(found.disabled).toBe(false);
    return found;
  });
  fireEvent.click(button);
}

/** Into a field, and how it stands there then. */
export type Typed = readonly [label: string, typed: string, shown?: string];

export async function fill(types: readonly Typed[], place: Place = inDialog) {
  for (const [label, typed] of types) {
    const found = await waitFor(() => field(label, place));
    fireEvent.change(found, { target: { value: typed } });
  }
}

export function expectTyped(types: readonly Typed[], place: Place = inDialog) {
  for (const [label, typed, shown = typed] of types) expect(field(label, place).value).toBe(shown);
}

export const REASON: Typed = ['Reason', 'Asked for by the owner'];
export const CHECK_CONNECTION = 'Check the connection and try again.';
export const TRY_AGAIN = 'Please try again.';

export type Deed = {
  deed: string;
  on: ComponentType;
  at: string;
  answers: Answers;
  /** Opens the dialog, where there is one. */
  opens?: () => Promise<unknown>;
  /** The dialog closes whatever happens, and is opened anew. */
  closes?: true;
  types?: readonly Typed[];
  button: string | RegExp;
  calls: string;
  title: string;
  /** What the toast says beside its title: nobody reached, the server's no, and nobody signed in. */
  unreached: string;
  no?: string;
  nobody?: string;
};

/** For `test.each`: what was tried fails in three ways, says so each time, loses nothing and can be tried again. */
export async function expectFailures(of: Deed) {
  const { on, at, answers, opens, closes, types = [], button, calls, title, unreached } = of;
  const { router } = open(on, at, answers);
  const place = opens ? inDialog : onPage;
  if (!closes) await opens?.();
  await fill(types, place);
  expectTyped(types, place);
  const address = router.state.location;
  const tries = [
    [noConnection, unreached],
    [refused, of.no ?? refused.message],
    [signedOut, of.nobody ?? 'No authenticated user'],
  ] as const;
  for (const [past, [problem, text]] of tries.entries()) {
    act(() => toast.close());
    failWith(problem);
    if (closes) await opens?.();
    await press(button, place);
    await expectToast(title, text);
    expect(timesAsked(calls)).toBe(past + 1);
    if (closes) await waitFor(() => expect(dialog()).toBeNull());
    // Any other dialog stays open: the fields are found in it.
    expectTyped(types, place);
  }
  expect(router.state.location).toBe(address);
}
