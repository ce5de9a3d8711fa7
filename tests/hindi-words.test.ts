/** The Hindi says one word for one thing, spelt in one way, in the catalogues and in the help; and a person is never only a man. */
import { globSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, it } from 'vitest';
import { textTemplates } from '../src/domain/text-templates.ts';

/** Each with what it is called everywhere else: whoever knows a screen by one word finds it in an email and in the help by the same. */
const otherWords: Readonly<Record<string, { pattern: RegExp; instead: string }>> = {
  'nukta under क, ख or ग': {
    pattern: /[कखग]\u093c/,
    instead: 'क, ख, ग: खर्च, गलत, कीमत, as most people type them',
  },
  'फ without a nukta where it is an f': { pattern: /फीस|फिटिंग|फोन|फाइल|फोटो/, instead: 'फ़ीस, फ़ोन, फ़ाइल' },
  'अनुस्वार for चंद्रबिंदु': { pattern: /बताएं|जहां|जाएंगे|ढूंढ/, instead: 'बताएँ, जहाँ, जाएँगे, ढूँढ' },
  ईमेल: { pattern: /ईमेल/, instead: 'ई-मेल' },
  किराए: { pattern: /किराए/, instead: 'किराये' },
  'एडमिनिस्ट्रेटर, प्रशासक': { pattern: /एडमिनिस्ट्रेटर|प्रशासक/, instead: 'एडमिन' },
  लेखाकार: { pattern: /लेखाकार/, instead: 'अकाउंटेंट' },
  'संस्करण, वर्ज़न': { pattern: /संस्करण|(?<!कन्)वर्ज़न/, instead: 'वर्शन' },
  'सत्यापित, सत्यापन': { pattern: /सत्याप/, instead: 'वेरिफ़ाइड, वेरिफ़िकेशन' },
  'दस्तखत, दस्तख़त': { pattern: /दस्तख/, instead: 'हस्ताक्षर' },
  सहेजना: { pattern: /सहेज/, instead: 'सेव करना' },
  मसौदा: { pattern: /मसौद/, instead: 'ड्राफ़्ट' },
  सेटिंग्स: { pattern: /सेटिंग्स/, instead: 'सेटिंग' },
  समाप्त: { pattern: /समाप्त(?!ि)/, instead: 'खत्म' },
  प्रतीक्षा: { pattern: /प्रतीक्षा/, instead: 'इंतज़ार' },
  'साइन-इन': { pattern: /साइन-इन/, instead: 'साइन इन' },
  उपयोगकर्ता: { pattern: /उपयोगकर्ता/, instead: 'यूज़र' },
  आयात: { pattern: /आयात/, instead: 'इंपोर्ट' },
  'सिंगल-ऑपरेटर मोड': { pattern: /सिंगल-ऑपरेटर/, instead: 'अकेले एडमिन वाला तरीका' },
  'पंजीकरण, पंजीकृत': { pattern: /पंजीक/, instead: 'रजिस्ट्रेशन, रजिस्टर्ड' },
  'स्टांप, स्टाम्प शुल्क': { pattern: /स्टांप|स्टाम्प शुल्क/, instead: 'स्टाम्प ड्यूटी' },
  'PIN कोड': { pattern: /PIN कोड/, instead: 'पिन कोड' },
  'निजता नीति': { pattern: /निजता नीति/, instead: 'गोपनीयता नीति' },
  'आसपास, सोसायटी': { pattern: /आसपास|सोसायटी/, instead: 'आस-पास, सोसाइटी' },
  बीजक: { pattern: /बीजक/, instead: 'इनवॉइस' },
  पैन: { pattern: /पैन(?![\u0900-\u097f])/, instead: 'PAN' },
  जमानत: { pattern: /ज़?मानत/, instead: 'डिपॉज़िट' },
  'पट्टा, किरायानामा': { pattern: /पट्ट[ाेो](?![\u0900-\u097f])|किरायानाम/, instead: 'लीज़' },
  कार्यालय: { pattern: /कार्यालय|दफ़्तर|हमार[ाे] ऑफ़िस (?!लाएँ|लाते|तक)/, instead: 'हमारी टीम, or हम' },
  'लिस्ट करने वाले': { pattern: /(?<!घर |घर को )लिस्ट करने वाल/, instead: 'मालिक या एजेंट' },
  'one person, a man': {
    pattern:
      /(?<![\u0900-\u097f])(किरायेदार|मकान मालिक|आवेदक|एडमिन|ब्रोकर)( (इसे|उसे|इसकी|आपका|हर|रजिस्ट्रेशन))* [\u0900-\u097f]+ (करता|देता|रखता|लेता|सकता|करेगा|देगा) है?/,
    instead: 'करते हैं, देते हैं, करेंगे',
  },
};

const texts = [
  ...globSync('src/*/locales/hi.po').flatMap((file) =>
    parsePo(readFileSync(file, 'utf8'))
      .items.filter(({ obsolete }) => !obsolete)
      .flatMap(({ msgstr }) => msgstr),
  ),
  ...globSync('src/web/public/help/**/hi/*.md').flatMap((file) => readFileSync(file, 'utf8').split('\n')),
  ...Object.values(textTemplates).map(({ words }) => words.hi),
];

describe('no Hindi text says', () => {
  it.each(Object.entries(otherWords))('%s', (_, { pattern, instead }) => {
    expect(
      texts.filter((text) => pattern.test(text)),
      `Write ${instead}`,
    ).toEqual([]);
  });
});

it('finds a word in a text, and leaves what only looks like it', () => {
  const found = (text: string) =>
    Object.keys(otherWords).filter((word) => otherWords[word]?.pattern.test(text));
  expect(found('हमारा ऑफ़िस पढ़ेगा')).toEqual(['कार्यालय']);
  expect(found('पैसे हमारे ऑफ़िस लाएँ')).toEqual([]);
  expect(found('किरायेदार इसकी पुष्टि करता है')).toEqual(['one person, a man']);
  expect(found('कन्वर्ज़न, समाप्ति, कंपैनियन')).toEqual([]);
});
