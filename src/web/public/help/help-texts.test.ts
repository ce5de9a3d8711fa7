// The help is true of the product as far as a test can say: its links, the buttons it names, and the same topics in both languages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, it } from 'vitest';
import { screens } from '../../../../tests/support/screens.ts';
import { explainedScreens, helpPathOf, helpTopics } from '../../../domain/help-topics.ts';
import { isPageIn, languages, pageLanguages, translations } from '../../../domain/languages.ts';
import { type Block, type Inline, readHelpText } from './markdown.ts';
import { matchOf } from './search.server.ts';
import { demoStoriesIn, helpTextsIn } from './texts.server.ts';

const { items } = parsePo(readFileSync('src/web/locales/hi.po', 'utf8'));
/** What buttons and titles of screens say, save those that only the office has. */
const shown = items.filter(({ references }) => references.some((file) => !file.startsWith('src/web/admin/')));
const labels = {
  en: new Set(shown.map(({ msgid }) => msgid)),
  hi: new Set(shown.flatMap(({ msgstr }) => msgstr)),
};
const patterns = screens.map(({ pattern }) => pattern);

describe.each(languages)('in %s', (language) => {
  const texts = helpTextsIn(language);
  const partsOf = (topic: string): Inline[] =>
    texts
      .get(topic)
      ?.blocks.flatMap((block) =>
        block.kind === 'paragraph' ? block.parts : block.kind === 'list' ? block.items.flat() : [],
      ) ?? [];

  it('has a text for each topic and no other', () => {
    const files = globSync(`src/web/public/help/${language}/*.md`).map((file) =>
      file.replace(/^.*\/|\.md$/g, ''),
    );
    expect(files.sort()).toEqual([...helpTopics].sort());
  });

  it.each(helpTopics)('%s links to pages that exist', (topic) => {
    const links = partsOf(topic).flatMap((part) =>
      typeof part === 'object' && 'to' in part ? [part.to] : [],
    );
    expect(links.length).toBeGreaterThan(0);
    const known = [...patterns, ...helpTopics.map((one) => `/help/${one}`)];
    expect(links.filter((to) => !known.includes(to))).toEqual([]);
  });

  it.each(helpTopics)('%s names buttons by what they say', (topic) => {
    const named = partsOf(topic).flatMap((part) =>
      typeof part === 'object' && 'bold' in part ? [part.bold] : [],
    );
    expect(named.filter((label) => !labels[language].has(label))).toEqual([]);
  });
});

it.each(languages)('in %s, each of the four stories of the demo leads to pages that exist', (language) => {
  const links = demoStoriesIn(language).map(({ blocks }) => blocks.flatMap(linksOfBlock));
  expect(links.map((of) => of.length)).toEqual([5, 5, 5, 5]);
  expect(links.flat().filter((to) => !patterns.includes(to))).toEqual([]);
  expect(links).toEqual(demoStoriesIn('en').map(({ blocks }) => blocks.flatMap(linksOfBlock)));
});

const linksOfBlock = (block: Block): string[] =>
  block.kind === 'list'
    ? block.items.flat().flatMap((part) => (typeof part === 'object' && 'to' in part ? [part.to] : []))
    : [];

it('has the same links in both languages', () => {
  const linksOf = (language: 'en' | 'hi') =>
    helpTopics.map((topic) =>
      [...readFileSync(`src/web/public/help/${language}/${topic}.md`, 'utf8').matchAll(/\]\(([^)]+)\)/g)]
        .map(([, to]) => to)
        .sort(),
    );
  expect(linksOf('hi')).toEqual(linksOf('en'));
});

it.each(translations)(
  'a text in %s is of a topic that exists, with the links of the English one',
  (language) => {
    const linksOf = (of: string, topic: string) =>
      [...readFileSync(`src/web/public/help/${of}/${topic}.md`, 'utf8').matchAll(/\]\(([^)]+)\)/g)]
        .map(([, to]) => to)
        .sort();
    const topics = globSync(`src/web/public/help/${language}/*.md`).map((file) =>
      file.replace(/^.*\/|\.md$/g, ''),
    );
    expect(topics.length).toBeGreaterThan(0);
    for (const topic of topics) expect(linksOf(language, topic), topic).toEqual(linksOf('en', topic));
  },
);

it('explains screens that exist', () => {
  const partsOf = (path: string) => path.split('/');
  const isPrefix = (screen: string, pattern: string) =>
    partsOf(screen).every((part, place) => {
      const given = partsOf(pattern)[place];
      return part === given || (part === '*' && given?.startsWith(':'));
    });
  expect(explainedScreens.filter((screen) => !patterns.some((one) => isPrefix(screen, one)))).toEqual([]);
});

it('explains every screen of the portals', () => {
  // It only sends people on to the portal of their role.
  const sendsOn = ['/portal'];
  const unexplained = screens
    .filter(({ area, pattern }) => area === 'portal' && helpPathOf(pattern) === '/help')
    .map(({ pattern }) => pattern);
  expect(unexplained).toEqual(sendsOn);
});

it.each([
  ['en', 'deposit', 'deposit-and-settlement'],
  ['en', 'delete account', 'privacy-and-deletion'],
  ['en', 'HRA receipt', 'pay-rent'],
  ['en', 'calendar', 'calendar'],
  ['en', 'visit hours', 'visit-hours'],
  ['en', 'lost number', 'sign-in'],
  ['en', 'webhook', 'programs'],
  ['en', 'beds', 'pg-beds'],
  ['hi', 'डिपॉज़िट', 'deposit-and-settlement'],
  ['hi', 'कैलेंडर', 'calendar'],
  ['hi', 'संस्था', 'organisations'],
  ['hi', 'लीड', 'leads'],
  ['hi', 'शिकायत', 'complaints'],
  ['en', 'how do i pay rent', 'pay-rent'],
  ['en', 'get my deposit back', 'deposit-and-settlement'],
  ['en', 'security deposit refund', 'deposit-and-settlement'],
  ['en', 'forgot password', 'sign-in'],
  ['en', 'change mobile number', 'sign-in'],
  ['en', 'OTP not received', 'sign-in'],
  ['en', 'owner phone number', 'contacts'],
  ['en', 'how can I cancel a visit?', 'ask-for-a-visit'],
  ['en', 'delete my account', 'privacy-and-deletion'],
  ['en', 'upload pictures', 'photos'],
  ['en', 'leaking tap', 'repairs'],
  ['en', 'give notice', 'sign-a-lease'],
  ['en', 'rental agreement', 'sign-a-lease'],
  ['en', 'TDS on rent', 'pay-rent'],
  ['en', 'stop emails', 'notifications'],
  ['en', 'when do I get my payout', 'ranks-and-payouts'],
  ['en', 'bulk upload excel', 'import-homes'],
  ['en', 'rent out my flat', 'list-a-home'],
  ['en', 'police verification of tenant', 'tenant-checks'],
  ['en', 'grievance officer', 'complaints'],
  ['hi', 'किराया कैसे दें', 'pay-rent'],
  ['hi', 'डिपॉजिट वापस कैसे मिलेगा', 'deposit-and-settlement'],
  ['hi', 'पासवर्ड भूल गया', 'sign-in'],
  ['hi', 'रसीद', 'pay-rent'],
  ['hi', 'घर किराये पर देना है', 'list-a-home'],
  ['hi', 'खाता बंद करना', 'privacy-and-deletion'],
  ['hi', 'मरम्मत', 'repairs'],
  ['hi', 'kiraya kaise de', 'pay-rent'],
  ['en', 'kiraya kaise de', 'pay-rent'],
  ['hi', 'makan malik ka number', 'contacts'],
  ['en', 'ghar kiraye par dena hai', 'list-a-home'],
  ['en', 'ghar dhundna', 'find-a-home'],
  ['en', 'kirayedar ki jaanch', 'tenant-checks'],
  ['hi', 'shikayat kaise kare', 'complaints'],
  ['en', 'deposit wapas', 'deposit-and-settlement'],
  ['en', 'otp nahi aa raha', 'sign-in'],
] as const)('in %s, "%s" finds %s first', (language, searched, topic) => {
  const texts = helpTextsIn(language);
  const [first] = [...texts].sort(([, a], [, b]) => matchOf(b, searched) - matchOf(a, searched));
  expect(first?.[0]).toBe(topic);
});

it('finds nothing for words that no text has', () => {
  const texts = [...helpTextsIn('en').values()];
  expect(texts.filter((text) => matchOf(text, 'deposit zeppelin') > 0)).toEqual([]);
});

it.each([
  'Hi',
  '# Title',
  '# Title\n\n- list first',
  '# Title\n\nOne\n\n> quote',
  '# T\n\nA *b* c',
  '# T\n\n### x',
])('refuses %j', (source) => {
  expect(() => readHelpText(source)).toThrow(SyntaxError);
});

it.each(pageLanguages)('a topic has a page in %s where it has a text in it', (language) => {
  const translated = helpTopics.filter((topic) => existsSync(`src/web/public/help/${language}/${topic}.md`));
  expect(helpTopics.filter((topic) => isPageIn(language, `/help/${topic}`))).toEqual(translated);
});
