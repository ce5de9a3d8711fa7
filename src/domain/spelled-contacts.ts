/** Numbers and addresses that are written so that no figures or signs show: "nine eight double seven", "asha at gmail dot com", "insta: asha_92". */
import { numberWords } from './amount-in-words.ts';

export type Span = { start: number; end: number };

/** As people type them in English, in Hindi with Latin letters, and in Devanagari; also words that sound alike. */
const DIGIT_WORDS: readonly string[] = [
  'zero zeero jiro oh nil shunya sunya shoonya ज़ीरो जीरो शून्य शुन्य',
  'one won wan ek वन एक',
  'two to too tu do दो टू',
  'three thre tree teen tin तीन थ्री',
  'four for fore char chaar चार फोर फ़ोर',
  'five fiv paanch panch paach पाँच पांच पाच फाइव फ़ाइव',
  'six siks chhe chhah chah chhai che chheh छह छः छे छ सिक्स',
  'seven sevn saat sat सात सेवन',
  'eight ate eigth aath ath आठ एट',
  'nine nin nain nau नौ नाइन',
];
/** What may stand between two parts of a number: "98765 then 43210". */
const FILLERS = new Set('then phir fir dash hyphen space star plus followed by comma फिर और aur'.split(' '));
const REPEATS = new Map([
  ['double', 2],
  ['dabal', 2],
  ['डबल', 2],
  ['triple', 3],
  ['tripple', 3],
  ['ट्रिपल', 3],
]);

type Known = { values: ReadonlyMap<string, string>; joined: RegExp };
let known: Known | undefined;

function knownWords(): Known {
  if (known) return known;
  const values = new Map<string, string>();
  for (const language of ['en', 'hi'] as const) {
    for (const [value, word] of numberWords(language).entries()) {
      if (!word.includes('-')) values.set(word, String(value));
    }
  }
  for (const [digit, words] of DIGIT_WORDS.entries()) {
    for (const word of words.split(' ')) values.set(word, String(digit));
  }
  const longest = [...values.keys()].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
  known = { values, joined: new RegExp(`\\d+|${longest.join('|')}`, 'gy') };
  return known;
}

type Token = {
  start: number;
  end: number;
  digits: string;
  /** Written in figures alone. */
  isPlain: boolean;
  /** "ninety", which takes the next word to itself. */
  isTens: boolean;
  isFiller: boolean;
};

/** What a word says as figures; null where it says none. */
function digitsOf(word: string): string | null {
  if (/^\d+$/.test(word)) return word;
  const { values } = knownWords();
  const said = values.get(word);
  if (said !== undefined) return said;
  if (/\d/.test(word)) {
    const letters = word.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e').replaceAll('5', 's');
    const read = values.get(letters);
    if (read !== undefined) return read;
    // A figure first, and only letters that look like one: 98l65O.
    if (/^\d[\doilsz|]*$/.test(word) && word.length >= 4) return lookAlikes(word);
  }
  return joinedDigits(word);
}

const lookAlikes = (word: string): string =>
  word.replaceAll('o', '0').replaceAll(/[il|]/g, '1').replaceAll('s', '5').replaceAll('z', '2');

/** "nineeightseven", "98765four3210". */
function joinedDigits(word: string): string | null {
  if (word.length < 6) return null;
  const { values, joined } = knownWords();
  joined.lastIndex = 0;
  let digits = '';
  let done = 0;
  for (let part = joined.exec(word); part; part = joined.exec(word)) {
    digits += values.get(part[0]) ?? part[0];
    done = joined.lastIndex;
  }
  return done === word.length ? digits : null;
}

const BETWEEN_WORDS = /^[^\p{L}\p{M}\p{Nd}\n]{0,6}\n?[^\p{L}\p{M}\p{Nd}\n]{0,3}$/u;

/** Runs of words that say figures, with what may stand between them. */
function* runsOf(plain: string): Generator<Token[]> {
  let run: Token[] = [];
  let repeat: { times: number; start: number } | null = null;
  const lower = plain.toLowerCase();
  for (const { 0: word, index: start } of lower.matchAll(/[\p{L}\p{M}\p{Nd}|]+/gu)) {
    const end = start + word.length;
    const before = run.at(-1)?.end ?? repeat?.start ?? start;
    const isApart = before < start && !repeat && !BETWEEN_WORDS.test(lower.slice(before, start));
    if (isApart && run.length > 0) {
      yield run;
      run = [];
    }
    const times = REPEATS.get(word);
    if (times) {
      repeat = { times, start };
      continue;
    }
    const digits = digitsOf(word);
    const isFiller = digits === null && FILLERS.has(word);
    if (digits === null && !isFiller) {
      if (run.length > 0) yield run;
      run = [];
      repeat = null;
      continue;
    }
    if (isFiller && run.length === 0) continue;
    const said = digits ?? '';
    run.push({
      start: repeat?.start ?? start,
      end,
      digits: repeat ? said.charAt(0).repeat(repeat.times) + said.slice(1) : said,
      isPlain: /^\d+$/.test(word) && !repeat,
      isTens: /^[2-9]0$/.test(said) && !/\d/.test(word),
      isFiller,
    });
    repeat = null;
  }
  if (run.length > 0) yield run;
}

const MOBILE = /^(?:00)?(?:91)?0?[6-9]\d{9}$/;

/** "ninety" and "eight" say 98. */
function joinedRun(tokens: readonly Token[]): string {
  let digits = '';
  for (const [i, token] of tokens.entries()) {
    const takesNext = token.isTens && /^[1-9]$/.test(tokens[i + 1]?.digits ?? '') && !tokens[i + 1]?.isPlain;
    digits += takesNext ? token.digits.charAt(0) : token.digits;
  }
  return digits;
}

const isRound = (token: Token): boolean => Number(token.digits) % 50 === 0 && token.digits.length > 2;

function* spelledNumbers(plain: string): Generator<Span> {
  for (const run of runsOf(plain)) {
    if (run.every(({ isPlain }) => isPlain)) continue;
    for (const [i, first] of run.entries()) {
      if (first.isFiller) continue;
      for (let j = i; j < run.length; j += 1) {
        const part = run.slice(i, j + 1);
        const digits = joinedRun(part);
        if (digits.length > 14) break;
        if (digits.length < 10 || !MOBILE.test(digits) || part.every(({ isPlain }) => isPlain)) continue;
        if (part.filter(({ isFiller }) => !isFiller).every(isRound)) continue;
        yield { start: first.start, end: part.at(-1)?.end ?? first.end };
      }
    }
  }
}

/** 9a8a7a6…: ten figures with the same sign between any two. */
const SAME_BETWEEN = /(?<!\d)[6-9]([^\d\s]{1,3}|[^\d]{1,3}?)(?:\d\1){8}\d(?!\d)/gu;
/** Half a number on each side of one word or of signs: 98765call43210. Rents are round, such as 65000,70000. */
const IN_HALVES =
  /(?<!\d)(?!\d{3}[05]0)[6-9]\d{4}(?:[\p{L}\p{M}]{1,12}|\s*[*#~^/\\<>"'`,;:!?=%&$•]{1,12}\s*)\d{5}(?!\d)/gu;

const PROVIDERS =
  'gmail|gmal|g-mail|googlemail|yahoo|ymail|hotmail|outlook|rediffmail|rediff|icloud|protonmail|proton|zoho|जीमेल|याहू';
const TOP = 'com|co|in|org|net|info|biz|कॉम|इन';
const BANKS =
  'upi|ybl|ibl|axl|apl|yapl|ptsbi|ptyes|ptaxis|pthdfc|paytm|okaxis|oksbi|okicici|okhdfcbank|hdfcbank|sbi|icici|kotak|axisbank|barodampay|idfcbank|airtel|freecharge|jupiteraxis|naviaxis|slice|superyes|waicici|waaxis|wasbi|wahdfcbank|cnrb|pnb|indus|federal|rbl';
const AT = String.raw`\s*(?:@|\(\s*at\s*\)|\[\s*at\s*\]|\{\s*at\s*\}|<\s*at\s*>|\s(?:at the rate(?: of)?|at|et|एट|ऐट)\s|(?<=\p{L})AT(?=\p{Ll}))\s*`;
const DOT = String.raw`\s*(?:\.|\(\s*(?:dot|\.)\s*\)|\[\s*(?:dot|\.)\s*\]|\{\s*dot\s*\}|\s(?:dot|डॉट|डाट)\s|DOT)\s*`;
const LOCAL = String.raw`[\p{L}\p{M}\p{Nd}._+-]+(?:\s+(?:dot|underscore|डॉट)\s+[\p{L}\p{M}\p{Nd}_]+)*`;
const NETWORKS =
  'insta|instagram|ig|telegram|tele|tg|snap|snapchat|skype|signal|facebook|fb|messenger|twitter|discord|linkedin|इंस्टा|इंस्टाग्राम|टेलीग्राम|फेसबुक';
const TOPS_OF_LINKS = 'com|org|net|info|biz|xyz|online|site|shop|ly|gl|ee|co\\.in|org\\.in|net\\.in|link';

const patterns = (): RegExp[] => [
  // asha at gmail dot com, asha @ gmail
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{Nd}._+-])${LOCAL}${AT}(?:${PROVIDERS})(?:${DOT}(?:${TOP}))*(?![\\p{L}\\p{M}\\p{Nd}])`,
    'giu',
  ),
  // asha gmail com
  new RegExp(`[\\p{L}\\p{Nd}._+-]+\\s+(?:${PROVIDERS})${DOT}(?:${TOP})(?![\\p{L}\\p{M}])`, 'giu'),
  /[\p{L}\p{Nd}._+-]+\s+(?:gmail|yahoo|hotmail|outlook|rediffmail)\s+com\b/giu,
  // asha at example dot in
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{Nd}._+-])${LOCAL}${AT}[\\p{L}\\p{Nd}-]+\\s*(?:\\(dot\\)|\\[dot\\]|\\sdot\\s|\\[\\.\\]|\\(\\.\\)|\\s\\.\\s?)\\s*(?:${TOP})(?![\\p{L}\\p{M}])`,
    'giu',
  ),
  // asha@ybl, asha at okaxis
  new RegExp(
    `(?<![\\p{L}\\p{Nd}._+-])[\\p{L}\\p{Nd}][\\p{L}\\p{Nd}._-]*(?:\\s*@\\s*|\\s+at\\s+)(?:${BANKS})(?![\\p{L}\\p{M}\\p{Nd}])`,
    'giu',
  ),
  // example.com, example dot com, t . me / asha
  new RegExp(
    `(?<![\\p{L}\\p{Nd}@])[\\p{L}\\p{Nd}][\\p{L}\\p{Nd}-]*(?:\\.[\\p{L}\\p{Nd}-]+)*(?:\\.|\\s*\\(dot\\)\\s*|\\s*\\[dot\\]\\s*|\\s*\\[\\.\\]\\s*|\\s+dot\\s+)(?:${TOPS_OF_LINKS})(?![\\p{L}\\p{M}\\p{Nd}])(?:/\\S*)?`,
    'giu',
  ),
  /(?<![\p{L}\p{Nd}])(?:t|wa|m|fb)\s*(?:\.|\(dot\)|\[dot\]|\sdot\s)\s*(?:me|com)\s*(?:\/|slash)\s*\S+/giu,
  /(?<![\p{L}\p{Nd}@])[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)*\.(?:in|me|io|app|page|co)\/\S+/giu,
  // @asha_92: a word alone may be a place, such as 2 BHK @Baner.
  /(?<![\p{L}\p{Nd}])@\s?(?=\S*\p{L})[\p{L}\p{Nd}]+(?:[._]+[\p{L}\p{Nd}]+)+_?/giu,
  /(?<![\p{L}\p{Nd}])@(?=\p{L})\p{L}+\d+[\p{L}\d]*/giu,
  /(?<![\p{L}\p{Nd}])(?:dm|follow|message|msg|ping|add)\s+(?:me\s+)?(?:on\s+|at\s+)?@\p{L}{3,}/giu,
  // insta: asha, telegram id - asha, insta asha_92
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${NETWORKS})(?:\\s+(?:id|handle|username|user|name|pe|par|me|on|at|hai|is|profile|page|आईडी))*\\s*(?::|=|@|→|->|-\\s|\\s-)+\\s*@?\\s*[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}._#]+`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${NETWORKS})(?:\\s+(?:id|handle|username|user|name|pe|par|me|on|at|hai|is|profile|page|आईडी))*\\s+@?(?=[\\p{L}\\p{Nd}._]*(?:[\\d_]|\\.\\p{L}))[\\p{L}][\\p{L}\\p{Nd}._]{2,}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${NETWORKS})\\s+(?:id|handle|username|आईडी)\\s+(?:is\\s+|hai\\s+)?@?(?!(?:card|proof|is|hai|not|nahi|required|and|or|for)(?![\\p{L}]))[\\p{L}\\p{Nd}._]{3,}`,
    'giu',
  ),
];
let compiled: RegExp[] | undefined;

/** Something of each pattern; most titles hold none of it. */
const MAY_SPELL = new RegExp(
  `[@.]|dot|डॉट|डाट|\\sat\\s|${PROVIDERS}|(?<![\\p{L}\\p{M}])(?:${NETWORKS})`,
  'iu',
);
const MAY_BE_MIXED = /(?:\d\D*){10}/;

/** Where a text says how to reach somebody without showing it as a number or an address. `plain`: with figures in Latin. */
export function spelledContacts(plain: string): Span[] {
  compiled ??= patterns();
  const found = [...spelledNumbers(plain)];
  const tried = [
    ...(MAY_SPELL.test(plain) ? compiled : []),
    ...(MAY_BE_MIXED.test(plain) ? [SAME_BETWEEN, IN_HALVES] : []),
  ];
  for (const pattern of tried) {
    for (const { 0: match, index } of plain.matchAll(pattern)) {
      const start = index + (match.length - match.trimStart().length);
      found.push({ start, end: index + match.trimEnd().length });
    }
  }
  return found;
}
