/** Letters to people without an account: nobody knows what they read, so both languages stand in one letter. */
import { expect, it } from 'vitest';
import { mailHtml, mailPlainText } from '../mail/mail-layout.ts';
import { tenantMailText } from './tenant-mail.ts';

const invited = {
  name: 'आशा राव',
  landlord: 'लाल सिंह',
  home: 'Rose 4',
  isSignedOnPaper: false,
  rent: 2_200_000,
  start: '2026-12-01',
};
const office = { email: 'help@kiraya.example', phone: null, address: null };
const letterIn = (language: 'en' | 'hi', isGuess: boolean) =>
  tenantMailText(invited, { language, isGuess }, 'https://kiraya.example');

it('begins in the language of whoever invites, and says the same in the other one below', async () => {
  const letter = letterIn('hi', true);
  expect(letter.subject).toBe('Rose 4 की एक लीज़ आपके इंतज़ार में है');
  const text = mailPlainText(letter, office);
  expect(text.indexOf('नमस्ते आशा राव,')).toBeLessThan(text.indexOf('A lease for Rose 4 waits for you'));
  expect(text).toContain('It begins on 1 Dec 2026, and the rent is ₹22,000 a month.');
  // Each leads to the form in its language.
  expect(text).toContain('https://kiraya.example/hi/auth?mode=sign-up&next=%2Fportal%2Ftenant%2Flease');
  expect(text).toContain('https://kiraya.example/auth?mode=sign-up&next=%2Fportal%2Ftenant%2Flease');
  const html = await mailHtml(letter, office);
  expect(html).toMatch(/<html[^>]*lang="hi-IN"/);
  expect(html).toMatch(/<div lang="en-IN">[\s\S]*A lease for Rose 4 waits for you/);
});

it('is in one language where the reader chose it', () => {
  expect(letterIn('en', false).again).toBeUndefined();
  expect(mailPlainText(letterIn('en', true), office)).toContain('नमस्ते आशा राव,');
});
