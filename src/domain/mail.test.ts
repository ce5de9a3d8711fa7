import { describe, expect, it } from 'vitest';
import { canSendAgain, refusalOf, refusalOfStatus } from './mail.ts';

describe('what a refusal says', () => {
  it.each([
    ['RCPT TO', 550, '550 5.1.1 No such user', 'address'],
    ['RCPT TO', 550, '550 No such user here', 'address'],
    ['RCPT TO', 553, '553 mailbox name not allowed', 'address'],
    ['RCPT TO', 556, '556 5.1.10 Recipient address has null MX', 'address'],
    ['RCPT TO', 550, '550 5.2.1 Account disabled', 'address'],
    ['DATA', 550, '550 5.1.1 No such user', 'address'],
    ['RCPT TO', 550, '550 5.7.1 Blocked by policy', 'letter'],
    ['RCPT TO', 552, '552 5.2.2 Mailbox full', 'letter'],
    ['RCPT TO', 552, '552 storage exceeded', 'letter'],
    ['DATA', 554, '554 looks like spam', 'letter'],
    ['RCPT TO', 451, '451 4.7.1 Greylisted', 'later'],
    ['MAIL FROM', 550, '550 5.1.8 Sender rejected', 'later'],
    ['AUTH PLAIN', 535, '535 5.7.8 Wrong password', 'later'],
    ['CONN', undefined, undefined, 'later'],
  ] as const)('%s answered by %s (%s) is the fault of: %s', (command, code, text, whose) => {
    expect(refusalOf({ command, code, text })).toBe(whose);
  });

  it('is read from a report as well', () => {
    expect(refusalOfStatus('5.1.1')).toBe('address');
    expect(refusalOfStatus('5.2.2')).toBe('letter');
    expect(refusalOfStatus('4.4.1')).toBe('later');
    expect(refusalOfStatus('nonsense')).toBe('later');
  });
});

it('sends again what did not arrive, and never a code', () => {
  expect(canSendAgain('failed', 'visit.requested')).toBe(true);
  expect(canSendAgain('bounced', 'visit.requested')).toBe(true);
  expect(canSendAgain('withheld', 'visit.requested')).toBe(true);
  expect(canSendAgain('sent', 'visit.requested')).toBe(false);
  expect(canSendAgain('queued', 'visit.requested')).toBe(false);
  expect(canSendAgain('failed', 'sign-in.code')).toBe(false);
});
