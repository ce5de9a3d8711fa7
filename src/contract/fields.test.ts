import { expect, it } from 'vitest';
import { line, paragraph, phoneNumber } from './fields.ts';
import { holderName } from './payees.ts';
import { personName } from './session.ts';

it('a name is written in letters of any script, not in smileys alone', () => {
  for (const name of ['Asha', 'आशा', 'ஆஷா', 'Asha 🌸', 'O’Neil']) expect(personName.parse(name)).toBe(name);
  for (const name of ['😀', '🌸🌸', '...', '❤️'])
    expect(personName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      'Write the name as text, such as Asha',
    ]);
});

// security attacks: Scripts in text that others read … names that read in another order than they are written
// security review: Smaller ones (L6) … names took marks that reverse writing
it.each([
  ['a name', personName],
  ['a line', line(40)],
  ['a paragraph', paragraph(40)],
  ['the holder of an account', holderName],
])('%s loses signs that turn the direction of writing, and keeps those that join letters', (_, schema) => {
  expect(schema.parse(' Asha\u202e oaR\u202c ')).toBe('Asha oaR');
  expect(schema.parse('\u2066+91 98765\u2069')).toBe('+91 98765');
  expect(schema.parse('क्\u200dष')).toBe('क्\u200dष');
  expect(schema.safeParse('\u202e').data ?? '').toBe('');
});

it('a mobile number that lost a figure is refused, and other numbers of people and firms are not', () => {
  for (const number of ['98450 1234', '9845 01234', '984501']) {
    expect(phoneNumber.safeParse(number).error?.issues.map(({ message }) => message)).toEqual([
      'Enter a phone number like +91 98765 43210',
    ]);
  }
  for (const number of ['98450 12345', '022 2345 6789', '2345 6789', '1800 123 456', '+65 6123 4567'])
    expect(phoneNumber.safeParse(number).success, number).toBe(true);
});
