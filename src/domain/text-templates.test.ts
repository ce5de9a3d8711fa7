import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { smsUnits } from './text-messages.ts';
import { PLACE_MAX, textTemplateNames, textTemplates, valuesFor, wordText } from './text-templates.ts';

const values = {
  code: '482915',
  home: '2 BHK, Baner',
  minutes: '10',
  number: '+91 98•••••210',
  device: 'Chrome, Android',
  time: '24 Nov, 10:30',
  account: '**********5678',
  owner: 'Lal',
  landlord: 'Leela Landlord',
  broker: 'Bina Broker Homes',
  site: 'kiraya.example',
  days: '7',
  date: '7 Dec 2026',
};

test.each(textTemplateNames)('%s has a place for each value, in every language', (name) => {
  const { words, values: places, whatsapp } = textTemplates[name];
  for (const language of languages) {
    expect(words[language].split('{#var#}')).toHaveLength(places.length + 1);
    expect(wordText(name, language, values)).not.toContain('{#');
  }
  expect(places).toEqual(expect.arrayContaining([...whatsapp]));
  expect(words.hi).toMatch(/[\u0900-\u097f]/);
});

test('the code comes first, for phones that show the beginning alone, and costs one SMS in English', () => {
  const text = wordText('sign-in-code', 'en', values);
  expect(text).toBe(
    '482915 is your Kiraya code. It works once, within 10 minutes. Do not share it with anyone. - Kiraya',
  );
  expect(smsUnits(text)).toBe(1);
});

test('the code that closes an account says so, and costs one SMS in English', () => {
  const text = wordText('merge-code', 'en', values);
  expect(text).toMatch(/^482915 moves your Kiraya account into another account and closes it\./);
  expect(smsUnits(text)).toBe(1);
});

test('the code that changes a number says so, and costs one SMS in English', () => {
  const text = wordText('number-code', 'en', values);
  expect(text).toMatch(/^482915 makes this the mobile number of a Kiraya account\./);
  expect(smsUnits(text)).toBe(1);
});

test('a value is one line of at most what a place takes, and a missing one is refused', () => {
  expect(valuesFor(['device'], { device: `a\n b${'c'.repeat(40)}` })).toEqual([
    `a b${'c'.repeat(PLACE_MAX - 3)}`,
  ]);
  const home = (text: string) => valuesFor(['home'], { home: text })[0];
  expect(home('2 BHK अपार्टमेंट, कोरमंगला, बेंगलुरु')).toBe('2 BHK अपार्टमेंट, कोरमंगला');
  expect(home('2 BHK, Green Valley Apartments')).toBe('2 BHK, Green Valley Apartments');
  expect(() => wordText('sign-in-code', 'en', { code: '482915' })).toThrow('lacks its value minutes');
  expect(() => wordText('sign-in-code', 'en', { code: '', minutes: '10' })).toThrow('lacks its value code');
});

test('a value with a place in it fills no other', () => {
  expect(wordText('new-sign-in', 'en', { device: '{#var#}', time: 'now' })).toContain(': {#var#}, now.');
});
