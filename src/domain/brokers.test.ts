import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asReraNumber,
  type BrokerAction,
  type BrokerStatus,
  brokerStatuses,
  canMoveBroker,
  checkReraNumbers,
  checkSubmittable,
  expiryState,
  gstinCheckCharacter,
  gstinProblem,
  isEditable,
  nextBrokerStatus,
  type RegistrationFacts,
  requiredDocuments,
  reraExample,
  reraNumberCheck,
  reraStates,
  stepToResume,
} from './brokers.ts';
import { RuleBroken } from './errors.ts';

describe('the states of a registration', () => {
  it.each<[BrokerAction, BrokerStatus[], BrokerStatus]>([
    ['submit', ['draft', 'submitted', 'rejected'], 'submitted'],
    ['requestFee', ['submitted', 'fee_due'], 'fee_due'],
    ['feePaid', ['submitted', 'fee_due'], 'paid'],
    ['feeReturned', ['paid'], 'submitted'],
    ['activate', ['paid'], 'activated'],
    ['reject', ['submitted', 'fee_due', 'paid'], 'rejected'],
  ])('%s is taken from %j only', (action, from, to) => {
    expect(brokerStatuses.filter((status) => canMoveBroker(status, action))).toEqual(
      brokerStatuses.filter((status) => from.includes(status)),
    );
    for (const status of from) expect(nextBrokerStatus(status, action)).toBe(to);
    const other = brokerStatuses.find((status) => !from.includes(status)) as BrokerStatus;
    expect(() => nextBrokerStatus(other, action)).toThrow('broker.transition-not-allowed');
  });

  it('lets the form be changed until money has moved', () => {
    expect(brokerStatuses.filter(isEditable)).toEqual(['draft', 'submitted', 'fee_due', 'rejected']);
  });
});

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is one', (gstin) => {
    expect(gstinProblem(gstin)).toBeNull();
  });

  it.each([
    ['', 'broker.gstin-shape'],
    ['27AAPFU0939F1Z', 'broker.gstin-shape'],
    ['00AAPFU0939F1ZV', 'broker.gstin-shape'],
    ['39AAPFU0939F1ZV', 'broker.gstin-shape'],
    ['27AAPFU0939F1YV', 'broker.gstin-shape'],
    // No PAN has an X there: no such holder.
    ['27AAPXU0939F1ZV', 'broker.gstin-shape'],
    ['27AAPFU0939F1ZW', 'broker.gstin-checksum'],
    ['27AAPFU0993F1ZV', 'broker.gstin-checksum'],
  ])('%j is none: %s', (gstin, problem) => {
    expect(gstinProblem(gstin)).toBe(problem);
  });

  it('is told from every number with one other digit', () => {
    const letter = fc.integer({ min: 0, max: 25 }).map((n) => String.fromCharCode(65 + n));
    const digits = fc.stringMatching(/^\d{4}$/);
    // The fourth letter of the PAN says what kind of holder it has.
    const holder = fc.constantFrom(...'ABCFGHJLPT');
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 5, maxLength: 5 }),
        holder,
        digits,
        (letters, kind, serial) => {
          const first = `27${letters.slice(0, 3).join('')}${kind}${letters[3]}${serial}${letters[4]}1Z`;
          const right = gstinCheckCharacter(first);
          const typo = first.slice(0, 7) + ((Number(serial[0]) + 1) % 10) + first.slice(8);
          expect(gstinProblem(first + right)).toBeNull();
          expect(gstinCheckCharacter(typo)).not.toBe(right);
        },
      ),
    );
  });
});

describe('a RERA number', () => {
  it.each([
    ['Maharashtra', 'A51800012345', 'fits'],
    ['Maharashtra', 'P51800012345', 'refused'],
    ['Maharashtra', 'A5180001234', 'refused'],
    ['Karnataka', 'PRM/KA/RERA/1251/308/AG/210726/000123', 'fits'],
    ['Karnataka', 'PRM/KA/RERA/1251/308/PR/210726/000123', 'refused'],
    ['Uttar Pradesh', 'UPRERAAGT12345', 'fits'],
    ['Telangana', 'A02400001234', 'fits'],
    ['Goa', 'AGGO04180345', 'manual'],
    ['Goa', '-', 'refused'],
  ] as const)('of %s, %s: %s', (state, number, check) => {
    expect(reraNumberCheck(state, number)).toBe(check);
  });

  it('fits wherever an example of its state is shown', () => {
    for (const state of reraStates) {
      const example = reraExample(state);
      if (example) expect([state, reraNumberCheck(state, example)]).toEqual([state, 'fits']);
    }
  });

  it('is read without blanks around slashes and in capitals', () => {
    expect(asReraNumber(' prm / ka/rera ')).toBe('PRM/KA/RERA');
  });

  const entry = { state: 'Maharashtra', number: 'A51800012345', expires_on: '2026-11-21' } as const;
  it.each([
    [[], 'broker.rera-missing (rera_numbers)'],
    [[entry, entry], 'broker.rera-twice (rera_numbers.1.state)'],
    [[{ ...entry, number: 'A5' }], 'broker.rera-shape (rera_numbers.0.number)'],
    [[{ ...entry, expires_on: '2026-11-20' }], 'broker.rera-expired (rera_numbers.0.expires_on)'],
  ])('%j is refused', (entries, message) => {
    expect(() => checkReraNumbers(entries, '2026-11-21')).toThrow(new RuleBroken(message as never).message);
  });

  it('is good on its last day, and without one', () => {
    checkReraNumbers([entry], '2026-11-21');
    checkReraNumbers([{ ...entry, expires_on: null }], '2026-11-21');
  });

  it.each([
    [null, 'without-end'],
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'ends-soon'],
    ['2026-12-21', 'ends-soon'],
    ['2026-12-22', 'valid'],
  ])('with last day %s is %s', (day, state) => {
    expect(expiryState(day, '2026-11-21')).toBe(state);
  });
});

describe('what is missing', () => {
  const whole: RegistrationFacts = {
    status: 'draft',
    firm: 'Rao Homes',
    phone: '+919876543210',
    city: 'Pune',
    hasPan: true,
    reraNumbers: 1,
    gstin: null,
    documents: ['pan_card', 'rera_certificate'],
  };

  it.each<[Partial<RegistrationFacts>, string]>([
    [{ phone: null }, 'form'],
    [{ city: null }, 'form'],
    [{ firm: null }, 'step1'],
    [{ hasPan: false }, 'step1'],
    [{ reraNumbers: 0 }, 'step1'],
    [{}, 'step2'],
    [{ status: 'rejected' }, 'step2'],
    [{ status: 'submitted' }, 'payment'],
    [{ status: 'fee_due' }, 'payment'],
  ])('with %j it is taken up at %s', (own, step) => {
    expect(stepToResume({ ...whole, ...own })).toBe(step);
  });

  it.each<[Partial<RegistrationFacts>, string]>([
    [{ phone: null }, 'broker.step-missing (form)'],
    [{ hasPan: false }, 'broker.step-missing (step1)'],
    [{ documents: ['rera_certificate'] }, 'broker.document-missing (pan_card)'],
    [{ gstin: '27AAPFU0939F1ZV' }, 'broker.document-missing (gst_certificate)'],
  ])('with %j it is not handed in', (own, message) => {
    expect(() => checkSubmittable({ ...whole, ...own })).toThrow(message);
  });

  it('is nothing when all is there', () => {
    checkSubmittable(whole);
    expect(requiredDocuments(null)).toEqual(['pan_card', 'rera_certificate']);
  });
});
