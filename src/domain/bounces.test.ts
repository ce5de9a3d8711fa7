import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBounce } from './bounces.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const report = [
  'From: MAILER-DAEMON@mx.example.in',
  'Message-ID: <their.own@mx.example.in>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
  '',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example.in',
  '',
  'Final-Recipient: rfc822; Asha@Example.in',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 No such',
  '  user here',
  '',
  '--b',
  'Content-Type: message/rfc822-headers',
  '',
  `Message-ID: <${id}@kiraya.example>`,
  'Subject: Your visit',
  '',
  '--b--',
].join('\r\n');

it('finds the letter, its receiver and the reason in a report', () => {
  expect(readBounce(report)).toEqual({
    mailId: id,
    recipient: 'asha@example.in',
    status: '5.1.1',
    reason: 'smtp; 550 5.1.1 No such user here',
  });
});

it('is nothing without a letter of ours, a receiver or a status', () => {
  for (const line of [`Message-ID: <${id}`, 'Final-Recipient:', 'Status:']) {
    expect(readBounce(report.replace(line, 'X-Other:'))).toBeNull();
  }
});

it('reads any text, however long its lines, without failing or waiting', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => void readBounce(text)));
  const began = performance.now();
  expect(readBounce(`${'Status: '.repeat(200_000)}\n${' a:\n'.repeat(200_000)}`)).toBeNull();
  expect(performance.now() - began).toBeLessThan(2000);
});
