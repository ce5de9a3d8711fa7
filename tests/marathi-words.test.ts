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
  प्रशासक: { pattern: /प्रशासक/, instead: 'अ‍ॅडमिन' },
  'जसे before an example': { pattern: /जसे (?=[\d₹])/, instead: 'उदा. 25,000' },
  'आठवण करणे, पाठवणे': { pattern: /आठवण(?! करून)/, instead: 'आठवण करून देणे: the others are memories' },
  'in seconds for after them': {
    pattern: /(सेकंदांत|थोड्या वेळात) पुन्हा/,
    instead: 'सेकंदांनी, थोड्या वेळाने',
  },
  'मालकांनी with लागते': { pattern: /ांनी [^.,:;]*लाग(ते|तो|तात|ेल)/, instead: 'मालकांना … लागते' },
  'one person, a man': {
    pattern:
      /(?<![\u0900-\u097f])(मी [^.?]*शकतो|(भाडेकरू|मालक|घरमालक|अर्जदार|ब्रोकर|एजंट) ([\u0900-\u097f]+ )?(येतो|भरतो|देतो|राहतो|मिळवतो|सोडतो))(?![\u0900-\u097f])/,
    instead: 'येतात, भरतात; मला … येते',
  },
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

it('finds a word in a text, and leaves what only looks like it', () => {
  const found = (text: string) =>
    Object.keys(otherWords).filter((word) => otherWords[word]?.pattern.test(text));
  expect(found('भाडेकरू पैसे भरतो')).toEqual(['one person, a man']);
  expect(found('मी माझे घर परत घेऊ शकतो का?')).toEqual(['one person, a man']);
  expect(found('पुढचे भाडेकरू आम्ही शोधतो; भाडेकरू पैसे भरतात')).toEqual([]);
  expect(found('मालकांनी माहिती द्यावी लागते')).toEqual(['मालकांनी with लागते']);
  expect(found('मालकांनी होकार दिला. नंतर वेळ लागतो')).toEqual([]);
  expect(found('दोन आठवणींनंतर')).toEqual(['आठवण करणे, पाठवणे']);
  expect(found('काही सेकंदांत पुन्हा पाठवा')).toEqual(['in seconds for after them']);
  expect(found('एका मिनिटाने आठवण करून देतो; जसे होते तसे')).toEqual([]);
});
