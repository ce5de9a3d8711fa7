// Another e-mail address: the person proves themselves, a code goes to the new address, and the session is the new one's.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Session } from '../../../contract/session.ts';
import type { SessionState, SessionStore } from '../../lib/session.ts';
import { SessionContext } from '../../lib/session-context.ts';
import { SignInFailure, signInCalls } from '../../lib/sign-in-calls.ts';
import { EmailSection } from './email-section.tsx';

vi.mock('../../lib/use-settings.ts', () => ({ useSettings: () => ({ mailbox: false }) }));

const session: Session = {
  user: {
    id: '01900000-0000-7000-8000-000000000001',
    name: 'Asha Rao',
    email: 'asha@example.com',
    emailVerified: true,
    phone: null,
    phoneVerified: false,
    image: null,
  },
  accessToken: 'a.b.c',
  accessTokenExpiresAt: 9_999_999_999,
  session: { id: '01900000-0000-7000-8000-000000000002', createdAt: '', expiresAt: '' },
};

const signedIn = vi.fn();
const methods = vi.spyOn(signInCalls, 'methods');
const start = vi.spyOn(signInCalls, 'startEmailChange');
const confirm = vi.spyOn(signInCalls, 'confirmEmailChange');

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  for (const call of [signedIn, methods, start, confirm]) call.mockReset();
});

function open(own: Partial<Session['user']> = {}, hasPassword = true) {
  load(own, hasPassword);
  fireEvent.click(screen.getByRole('button', { name: 'Change address' }));
}

function load(own: Partial<Session['user']> = {}, hasPassword = true, path = '/') {
  methods.mockResolvedValue({ hasPassword, hasGoogle: false });
  const state: SessionState = {
    status: 'signed-in',
    current: { ...session, user: { ...session.user, ...own } },
  };
  const store = { subscribe: () => () => {}, getState: () => state, signedIn } as unknown as SessionStore;
  return renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={store}>
        <EmailSection />
      </SessionContext>
    </QueryClientProvider>,
    path,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function send() {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send a code there' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}
const typeCode = (code: string) => {
  for (const [place, box] of screen.getAllByRole('textbox', { name: /^Digit/ }).entries()) {
    fireEvent.change(box, { target: { value: code[place] } });
  }
};

// spec beyond-account: The e-mail address is changed in the settings, by a code sent to the new one
test('the password goes along, the code that was sent there ends it, and the session is kept', async () => {
  start.mockResolvedValue({ ok: true });
  confirm.mockResolvedValue({ ...session, user: { ...session.user, email: 'new@example.com' } });
  open();
  expect(screen.getByText('asha@example.com')).toBeTruthy();
  await screen.findByLabelText('Your password');
  expect(screen.queryByLabelText('Code of the app or backup code')).toBeNull();
  type('New email address', ' New@example.com ');
  type('Your password', 'four unrelated words');
  await send();
  await screen.findByText(/We have sent a six-digit code to/);
  expect(start).toHaveBeenCalledWith({
    newEmail: 'new@example.com',
    currentPassword: 'four unrelated words',
  });
  typeCode('123456');
  await waitFor(() => expect(signedIn).toHaveBeenCalledOnce());
  expect(confirm).toHaveBeenCalledWith({ newEmail: 'new@example.com', otp: '123456' });
  await screen.findByRole('button', { name: 'Change address' });
});

test('the step of the code survives a reload, for its person alone', async () => {
  start.mockResolvedValue({ ok: true });
  confirm.mockResolvedValue(session);
  open({}, false);
  type('New email address', 'new@example.com');
  await send();
  await screen.findByText(/We have sent a six-digit code to/);
  cleanup();
  load({ id: '01900000-0000-7000-8000-000000000003' }, false, '/?step=new-email');
  expect(screen.getByRole('button', { name: 'Change address' })).toBeTruthy();
  cleanup();
  const { router } = load({}, false, '/?step=new-email');
  typeCode('123456');
  await waitFor(() => expect(confirm).toHaveBeenCalledWith({ newEmail: 'new@example.com', otp: '123456' }));
  await screen.findByRole('button', { name: 'Change address' });
  expect(router.state.location.search).toBe('');
  expect(sessionStorage.length).toBe(0);
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const message = 'This is not your password';
  start.mockRejectedValue(
    new SignInFailure(422, { message, errors: [{ field: 'currentPassword', message }] }),
  );
  open({ hasSecondFactor: true });
  await screen.findByLabelText('Your password');
  type('New email address', 'new@example.com');
  type('Your password', 'a wrong one');
  type('Code of the app or backup code', '654321');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(start).toHaveBeenCalledWith({
    newEmail: 'new@example.com',
    currentPassword: 'a wrong one',
    code: '654321',
  });
  expect(screen.getByLabelText<HTMLInputElement>('New email address').value).toBe('new@example.com');
});

test('whoever has no password is asked for none, and told what the server refuses', async () => {
  const message = 'Confirm that it is you first';
  start.mockRejectedValue(new SignInFailure(403, { code: 'FRESH_PROOF_NEEDED', message }));
  open({}, false);
  type('New email address', 'not an address');
  await send();
  expect(await screen.findByText(/Enter an email address like/)).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
  type('New email address', 'new@example.com');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

async function waitHalfAMinute() {
  await screen.findByRole('button', { name: /^Send again in/ });
  for (let second = 0; second <= 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

test('a letter that is sent again proves the person once more where a code of the app did', async () => {
  start.mockResolvedValue({ ok: true });
  open({ hasSecondFactor: true });
  await screen.findByLabelText('Your password');
  type('New email address', 'new@example.com');
  type('Your password', 'four unrelated words');
  type('Code of the app or backup code', 'ABCDE-23456');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await send();
  await waitHalfAMinute();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Enter the six digits of the app, or a backup code')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code of the app or backup code').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('four unrelated words');
  expect(start).toHaveBeenCalledOnce();
});

test('a letter that could not be sent again says why, and may be asked for at once', async () => {
  const message = 'Too many tries; wait a moment';
  start.mockResolvedValueOnce({ ok: true }).mockRejectedValueOnce(new SignInFailure(429, { message }));
  open({}, false);
  type('New email address', 'new@example.com');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await send();
  await waitHalfAMinute();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(false);
});
