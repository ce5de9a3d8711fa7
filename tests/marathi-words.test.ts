/** The Marathi says one word for one thing, spelt in one way, and none that is Hindi. */
import { globSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, it } from 'vitest';

/** Each with what it is called everywhere else. */
const otherWords: Readonly<Record<string, { pattern: RegExp; instead: string }>> = {
  'a dot below a letter': { pattern: /\u093c|[\u0958-\u095f]/, instead: 'ज, फ, ड without it' },
  'किराया, किराये': { pattern: /किरा[एय]/, instead: 'भाडे' },
  'ई-मेल': { pattern: /ई-मेल/, instead: 'ईमेल' },
  'अनामत, डिपॉजिट': { pattern: /अनामत|डिपॉजिट|जमानत/, instead: 'डिपॉझिट' },
  लीज: { pattern: /लीज/, instead: 'भाडेकरार' },
  'सत्यापन, व्हेरिफिकेशन': { pattern: /सत्याप|व्हेरिफ/, instead: 'पडताळणी, पडताळलेले' },
  विझिट: { pattern: /वि[झज]िट(?!ल)/, instead: 'भेट' },
  संदेश: { pattern: /संदेश/, instead: 'मेसेज' },
  'लॉगिन, लॉग इन': { pattern: /लॉग ?इन|लॉगिन/, instead: 'साइन इन' },
  सेव्ह: { pattern: /सेव्ह/, instead: 'जतन' },
  ड्राफ्ट: { pattern: /ड्राफ/, instead: 'मसुदा' },
  'आपण for you': { pattern: /(?<![\u0900-\u097f])आपण(?![\u0900-\u097f])/, instead: 'तुम्ही' },
  'ॲ, ऍ': { pattern: /[ॲऍ]/, instead: 'अ‍ॅ, as keyboards write it' },
  'इलाका, मोहल्ला': { pattern: /इलाक|मोहल्ल/, instead: 'परिसर' },
};

const texts = parsePo(readFileSync('src/web/locales/mr.po', 'utf8'))
  .items.filter(({ obsolete }) => !obsolete)
  .flatMap(({ msgstr }) => msgstr);
const helps = globSync('src/web/public/help/**/mr/*.md').flatMap((file) =>
  readFileSync(file, 'utf8').split('\n'),
);

describe('no Marathi text says', () => {
  it.each(Object.entries(otherWords))('%s', (_, { pattern, instead }) => {
    expect(
      [...texts, ...helps].filter((text) => pattern.test(text)),
      `instead: ${instead}`,
    ).toEqual([]);
  });
});
