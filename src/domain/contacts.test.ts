import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactsAsSeen, coverContacts } from './contacts.ts';
import { latinDigits } from './digits.ts';
import { formatRupees, paise } from './money.ts';

const devanagari = (text: string) => text.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit);

describe('a text before two people may reach each other', () => {
  it.each([
    ['Call me on 98765 43210', 'Call me on •••'],
    ['Call me on 9876543210, anytime', 'Call me on •••, anytime'],
    ['9876543210,9876543211', '•••,•••'],
    ['mera number ९८७६५४३२१० hai', 'mera number ••• hai'],
    ['৯৮৭৬৫৪৩২১০ and ９８７６５４３２１０', '••• and •••'],
    ['98765–43210', '•••'],
    ['98765—43210 or 98765 - 43210', '••• or •••'],
    ['98765   43210', '•••'],
    ['98765\u00a043210 98765\u300043210', '••• •••'],
    ['9 8 7 6 5 4 3 2 1 0', '•••'],
    ['+91-98765-43210 or 09876543210', '••• or •••'],
    ['+91 (98765) 43210', '•••'],
    ['ph9876543210', 'ph•••'],
    ['98765 43210 560038', '••• 560038'],
    ['mail asha.rao@example.in please', 'mail ••• please'],
    ['asha (at) example.com', '•••'],
    ['see https://wa.me/919876543210 now', 'see ••• now'],
    ['www.example.com', '•••'],
    ['(022) 2345 67890', '(•••'],
    ['080-2345 6789, 044 23456789', '•••, •••'],
    ['080 12345 678', '•••'],
    ['+971 50 123 4567', '•••'],
  ])('%s shows as %s', (text, shown) => {
    expect(coverContacts(text)).toBe(shown);
  });

  it.each([
    'Rent ₹25,000, deposit ₹1,00,000, PIN 560038',
    'Rent ₹1,40,000 560038 and ₹ 25,00,000',
    'Budget 60000-70000, areas 650-850-1200 sq ft, 25000 - 30000',
    'From 2026-12-01 for 11 months, 1,100 sq ft',
    'From 8-12-2026 - 31-1-2027, 01/12/2026 at 11:30, 2026-12-01 11:30',
    'Built in 2015, 2015-2026, 9.30 to 18.30',
    'RERA P51800012345, P02400001234, PRM/KA/RERA/1251/446/PR/171031/002093, UPRERAPRJ12345',
    'House 12/3-4, 8-2-293/82/A, 3rd cross, 500033',
    'किराया ₹२५,००० और पिन ५६००३८',
    'Is the 3rd floor still free? 2 people and a cat.',
    '',
  ])('%s stays as it is', (text) => {
    expect(coverContacts(text)).toBe(text);
  });

  const number = fc.stringMatching(/^[6-9]\d{9}$/);
  const gap = fc.constantFrom(
    '',
    ' ',
    '-',
    '\u2010',
    '–',
    '—',
    ' - ',
    '.',
    '   ',
    '\u00a0',
    '\u2003',
    '\u202f\u202f',
    '\u200b',
  );
  const prefix = fc.constantFrom('', '0', '+91 ', '+91-', '91', '0091 ', '(+91) ');
  const cuts = fc.constantFrom(
    [10],
    [5, 5],
    [4, 6],
    [3, 3, 4],
    [4, 3, 3],
    [2, 4, 4],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  );
  const words = fc.constantFrom(
    '',
    'Call me on ',
    'Rent ₹25,000, call ',
    'PIN 560038. फ़ोन: ',
    'Free from 2026-12-01: ',
  );
  const rest = fc.constantFrom(
    '',
    ', anytime',
    '.',
    ' after 7 pm',
    '; 2 BHK',
    ' (Asha)',
    '!',
    ', ₹1,40,000 deposit',
  );

  it('never shows a mobile number of India, however it is spelled', () => {
    fc.assert(
      fc.property(
        number,
        gap,
        prefix,
        cuts,
        words,
        rest,
        fc.boolean(),
        (digits, between, start, sizes, before, after, isHindi) => {
          let from = 0;
          const parts = sizes.map((size) => {
            from += size;
            return digits.slice(from - size, from);
          });
          fc.pre(sizes.length === 1 || !parts.every((part) => Number(part) % 50 === 0));
          const spelled = start + parts.join(between);
          const shown = coverContacts(`${before}${isHindi ? devanagari(spelled) : spelled}${after}`);
          expect(latinDigits(shown).replaceAll(/\D/g, '')).toBe(
            latinDigits(before + after).replaceAll(/\D/g, ''),
          );
        },
      ),
    );
  });

  it('leaves amounts, PIN codes, days, years and areas', () => {
    const parts = [
      fc.integer({ min: 1, max: 99_99_999 }).map((rupees) => formatRupees(paise(rupees * 100))),
      fc.integer({ min: 110_001, max: 855_999 }).map((pin) => `PIN ${pin}`),
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      fc.integer({ min: 1950, max: 2040 }).map((year) => `built ${year}`),
      fc.integer({ min: 100, max: 9999 }).map((area) => `${area} sq ft`),
      fc.integer({ min: 1, max: 999 }).map((house) => `No. ${house}/4-B`),
    ];
    const sentence = fc.array(fc.oneof(...parts), { maxLength: 8 }).map((said) => said.join(', '));
    fc.assert(
      fc.property(sentence, (text) => {
        expect(coverContacts(text)).toBe(text);
      }),
    );
  });

  it('never shows ten digits in a row, whatever stands around them', () => {
    fc.assert(
      fc.property(fc.string(), number, fc.string(), (before, phone, after) => {
        expect(coverContacts(`${before} ${phone} ${after}`)).not.toContain(phone);
      }),
    );
  });
});

it.each([
  ['9876543210', false, '•••'],
  ['9876543210', true, '9876543210'],
  [null, false, null],
])('%s seen with contacts open %s is %s', (text, isOpen, shown) => {
  expect(contactsAsSeen(text, isOpen)).toBe(shown);
});
