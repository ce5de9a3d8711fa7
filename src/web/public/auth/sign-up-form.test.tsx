// What whoever signs up reads before anything of theirs is kept.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { pageI18n } from '../../lib/i18n.ts';
import { messages as hindi } from '../../locales/hi.po';
import { nothingTyped } from './account-field.tsx';
import { SignUpForm } from './sign-up-form.tsx';

vi.mock('../../lib/use-settings.ts', () => ({ useSettings: () => ({ texts: true }) }));
afterEach(cleanup);

const signUp = <SignUpForm account={{ typed: nothingTyped, keep: () => {} }} onSignedIn={() => {}} />;

it('chooses nothing for whoever signs up: what they come for is theirs to say', () => {
  renderPage(signUp);
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices).toHaveLength(3);
  expect(choices.filter(({ checked }) => checked)).toEqual([]);
});

it.each([
  {
    language: 'en',
    button: 'Send me a code',
    policy: 'privacy policy',
    says: [
      /We use your name and your email or number to run your account/,
      /delete your data in Settings/,
      /how to complain/,
    ],
  },
  {
    language: 'hi',
    button: 'मुझे कोड भेजें',
    policy: 'गोपनीयता नीति',
    says: [
      /आपका नाम और ई-मेल या नंबर हम आपका खाता चलाने/,
      /सेटिंग में आप अपना डेटा पढ़, डाउनलोड और मिटा सकते हैं/,
      /शिकायत कैसे करें/,
    ],
  },
])(
  'a new account is shown the privacy notice before its code is sent, in $language',
  async ({ language, button, policy, says }) => {
    const i18n = pageI18n();
    i18n.load('hi', hindi);
    const before = i18n.locale;
    act(() => i18n.activate(language));
    renderPage(signUp);
    const link = screen.getByRole('link', { name: policy });
    const notice = link.closest('p');
    for (const words of says) expect(notice?.textContent).toMatch(words);
    expect(link.getAttribute('href')).toBe('/privacy-policy');
    const send = screen.getByRole('button', { name: button });
    // It stands below the button, which is described by it: heard on the way there.
    expect(send.getAttribute('aria-describedby')).toBe(notice?.id);
    expect(notice?.id).toBeTruthy();
    act(() => i18n.activate(before));
  },
);
