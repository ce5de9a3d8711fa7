/** Words that no new text uses. Texts from before are counted, and the counts only fall: `npm run texts` lowers them. */
import { globSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { textTemplates } from '../../../src/domain/text-templates.ts';

/** Where the counts are kept. */
export const COUNTS = 'tests/unwanted-words.json';

/** Each with what to write instead. */
export const unwantedWords: Readonly<Record<string, { pattern: RegExp; instead: string }>> = {
  told: { pattern: /\btold\b/i, instead: 'say what happens: “you’ll get”, “we’ll notify”' },
  stand: { pattern: /\bstand(s|ing)?\b/i, instead: 'is, shows, status' },
  'somebody, nobody': { pattern: /\b(some|no)body\b/i, instead: 'someone, no one, or the person meant' },
  'everybody, anybody': { pattern: /\b(every|any)body\b/i, instead: 'everyone, anyone' },
  'go on': { pattern: /\bgo(es)? on\b/i, instead: 'continue, keep' },
  goes: { pattern: /\bgoes\b/i, instead: 'is sent, moves, changes to' },
  asks: { pattern: /\basks\b/i, instead: 'requests, or address the reader' },
  'in all': { pattern: /\bin all\b(?! \w)/i, instead: 'total' },
  let: { pattern: /\b(let\b(?! (us|me|you|them|people|others)\b)|letting\b)/i, instead: 'rent out, rented' },
  lister: { pattern: /\blisters?\b/i, instead: 'owner or agent' },
  letter: { pattern: /\bletters?\b(?! (and|or)\b)/i, instead: 'email' },
  'e-mail': { pattern: /\be-mail/i, instead: 'email' },
  paper: { pattern: /(?<!\bon )\bpapers?\b/i, instead: 'document' },
  'the office': { pattern: /(?<!\b(to|reach) )\b(the|our) office\b/i, instead: 'your team, or Kiraya' },
  he: { pattern: /\b(he|him|his|himself)\b/i, instead: 'they' },
  'space before %': { pattern: /\d %/, instead: '25%' },
  'hand in': { pattern: /\bhand(s|ed)? (it |them )?in\b/i, instead: 'submit' },
  anew: { pattern: /\banew\b(?!\})/i, instead: 'again' },
  meanwhile: { pattern: /\bmeanwhile\b/i, instead: 'just, or since you opened it' },
  Sept: { pattern: /\bSept\b/, instead: 'Sep' },
};

/** English sentences: those of the catalogues (screens, refusals, mails, notices and documents), the lines of the help, and text messages. */
export const texts = (): string[] => [
  ...globSync('src/*/locales/hi.po').flatMap((file) =>
    parsePo(readFileSync(file, 'utf8'))
      .items.filter(({ obsolete }) => !obsolete)
      .map(({ msgid }) => msgid),
  ),
  ...globSync('src/web/public/help/**/en/*.md').flatMap((file) => readFileSync(file, 'utf8').split('\n')),
  ...Object.values(textTemplates).map(({ words }) => words.en),
];

/** The texts that use each word. */
export const usesIn = (sentences: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(unwantedWords).map(([word, { pattern }]) => [
      word,
      sentences.filter((sentence) => pattern.test(sentence)),
    ]),
  );

/** How many texts may still use each word. */
export const keptCounts = (): Record<string, number> => JSON.parse(readFileSync(COUNTS, 'utf8'));
