/** The contract of the port: what each account of the sandbox answers, and that a failing bank is one that has not answered. */
import { describe, expect, it } from 'vitest';
import type { NameCheck } from '../lib/name-check.ts';
import { createNameCheck, withPatience } from './create-name-check.ts';

const question = { accountNumber: '50100012345670', ifsc: 'HDFC0000001', payeeName: 'Asha Rao' };
const bank = (ask: NameCheck['ask']): NameCheck => ({ provider: 'a bank', ask });

describe('the name check', () => {
  it('is there only where it is configured', () => {
    expect(createNameCheck({ nameCheck: 'none' })).toBeNull();
    expect(createNameCheck({ nameCheck: 'sandbox' })?.provider).toBe('sandbox');
  });

  it.each([
    ['0', { kind: 'name', name: 'ASHA RAO' }],
    ['6', { kind: 'name', name: 'ASHA RAO' }],
    ['7', { kind: 'name', name: 'Sandbox Account Holder' }],
    ['8', { kind: 'closed' }],
    ['9', { kind: 'no-answer' }],
  ])('of the sandbox answers by the last digit: %s', async (digit, answer) => {
    const accountNumber = `5010001234567${digit}`;
    const ask = () => createNameCheck({ nameCheck: 'sandbox' })?.ask({ ...question, accountNumber });
    expect(await ask()).toEqual(answer);
    expect(await ask()).toEqual(answer);
  });

  it('gives the question to the bank as it is, and its answer back', async () => {
    const asked: unknown[] = [];
    const echo = bank(async (given) => {
      asked.push(given);
      return { kind: 'name', name: given.payeeName };
    });
    expect(await withPatience(echo).ask(question)).toEqual({ kind: 'name', name: 'Asha Rao' });
    expect(asked).toEqual([question]);
  });

  it('has no answer from a bank that fails or stays silent, and never throws', async () => {
    const noAnswer = { kind: 'no-answer' };
    const failing = bank(() => Promise.reject(new Error('ECONNRESET')));
    const broken = bank(() => {
      throw new Error('no route');
    });
    const silent = bank(() => new Promise(() => {}));
    expect(await withPatience(failing).ask(question)).toEqual(noAnswer);
    expect(await withPatience(broken).ask(question)).toEqual(noAnswer);
    expect(await withPatience(silent, 1).ask(question)).toEqual(noAnswer);
  });
});
