/** When the home should be free: "immediate", "from 1 Dec", "by 15/12/2026", "next month", "1 दिसंबर से". */
import { addDays, type CalendarDate, firstDayOf, lastDayOf, monthOf, shiftMonth } from '../dates.ts';
import { plainTyped } from '../digits.ts';
import { formatTags, translations } from '../languages.ts';
import { readTypedDate } from '../typed-dates.ts';
import { isRoomWord } from './rooms.ts';
import type { Token } from './tokens.ts';

const leads = new Set(
  'from by before on after available availability starting moving move shifting shift possession vacant since till until'.split(
    ' ',
  ),
);
const fillers = new Set('in the date is to for of be me it any time immediate'.split(' '));
const MOST_LEADS = 5;
const WEEK = 7;

const months = new Set(
  `jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november
  december`.split(/\s+/),
);
const devanagariMonths = new Set(
  translations.flatMap((one) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(formatTags[one], { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, i) =>
        plainTyped(format.format(Date.UTC(2026, i, 1))).normalize('NFC'),
      );
    }),
  ),
);
const isMonthName = ({ text, isHindi }: Token): boolean => (isHindi ? devanagariMonths : months).has(text);

export interface Free {
  by: CalendarDate;
  count: number;
}

export function freeAt(tokens: readonly Token[], at: number, today: CalendarDate): Free | undefined {
  const now = nowAt(tokens, at);
  if (now > 0) return { by: today, count: now };
  let next = at;
  let hasLead = false;
  while (
    next - at < MOST_LEADS &&
    (leads.has(wordAt(tokens, next)) || (hasLead && fillers.has(wordAt(tokens, next))))
  ) {
    hasLead = true;
    next += 1;
  }
  const found = dateAt(tokens, next, today, hasLead);
  if (!found) return undefined;
  next += found.count;
  if (
    ['to', 'onwards', 'from'].includes(wordAt(tokens, next)) ||
    /^(tak|तक|ko|को)$/.test(tokens[next]?.text ?? '')
  )
    next += 1;
  if (wordAt(tokens, next) === 'from') next += 1;
  return { by: found.by, count: next - at };
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

const nowPhrases = [
  'immediate possession',
  'immediate move in',
  'immediate moving',
  'immediate occupancy',
  'immediate available',
  'available immediate',
  'available now',
  'available today',
  'ready to move in',
  'ready to move',
  'ready to occupy',
  'ready possession',
  'ready for possession',
  'immediate',
  'right now',
  'move in today',
  'today',
].map((phrase) => phrase.split(' '));

const nowWords = new Set(nowPhrases.map(([first]) => first));

/** "ready to move": the words are as the vocabulary has them, so "in" may stand for "mein". */
const nowAt = (tokens: readonly Token[], at: number): number =>
  nowWords.has(wordAt(tokens, at))
    ? (nowPhrases.find((phrase) => phrase.every((word, i) => wordAt(tokens, at + i) === word))?.length ?? 0)
    : 0;

function dateAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
  hasLead: boolean,
): Free | undefined {
  return (
    relativeAt(tokens, at, today, hasLead) ??
    namedAt(tokens, at, today, hasLead) ??
    figuresAt(tokens, at, today, hasLead)
  );
}

function relativeAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
  hasLead: boolean,
): Free | undefined {
  const [first, second] = [tokens[at]?.text ?? '', wordAt(tokens, at + 1)];
  if (wordAt(tokens, at) === 'tomorrow' && hasLead) return { by: addDays(today, 1), count: 1 };
  if (/^(next|coming|agle|अगले)$/.test(first)) {
    if (second === 'month') return { by: firstDayOf(shiftMonth(monthOf(today), 1)), count: 2 };
    return second === 'week' || second === 'hafte' ? { by: addDays(today, WEEK), count: 2 } : undefined;
  }
  if (/^(this|is|isi|इस|इसी)$/.test(first)) {
    if (second === 'month') return { by: lastDayOf(monthOf(today)), count: 2 };
    return second === 'week' || second === 'hafte' ? { by: addDays(today, WEEK), count: 2 } : undefined;
  }
  return undefined;
}

/** "1 Dec", "1st December 2026", "Dec 1", and with a word before or behind it "December". */
function namedAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
  hasLead: boolean,
): Free | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (isMonthName(first)) {
    const day = dayAt(tokens, at + 1);
    if (day && !isRoomWord(tokens[at + 1 + day.count]))
      return withYear(tokens, at, 1 + day.count, `${day.value} ${first.text}`, today);
    const isSaidBehind =
      wordAt(tokens, at + 1) === 'to' ||
      wordAt(tokens, at + 1) === 'onwards' ||
      tokens[at + 1]?.text === 'tak';
    if (!hasLead && !isSaidBehind) return undefined;
    const by = readTypedDate(`1 ${first.text}`, firstDayOf(monthOf(today)));
    return by === null ? undefined : { by: by < today ? today : by, count: 1 };
  }
  const day = dayAt(tokens, at);
  const month = day && tokens[at + day.count];
  return day && month && isMonthName(month)
    ? withYear(tokens, at, day.count + 1, `${day.value} ${month.text}`, today)
    : undefined;
}

function dayAt(tokens: readonly Token[], at: number): { value: number; count: number } | undefined {
  const token = tokens[at];
  if (!token || !/^\d{1,2}$/.test(token.text) || Number(token.text) < 1 || Number(token.text) > 31)
    return undefined;
  const next = tokens[at + 1];
  return { value: Number(token.text), count: next && /^(st|nd|rd|th)$/.test(next.text) ? 2 : 1 };
}

function withYear(
  tokens: readonly Token[],
  at: number,
  count: number,
  day: string,
  today: CalendarDate,
): Free | undefined {
  const year = tokens[at + count]?.text ?? '';
  const isYear = /^20\d\d$/.test(year);
  const by = isYear ? readTypedDate(`${day} ${year}`) : readTypedDate(day, today);
  return by === null ? undefined : { by, count: count + (isYear ? 1 : 0) };
}

/** "15/12/2026"; without its year only behind a word that announces a day, since "2/3" are rooms. */
function figuresAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
  hasLead: boolean,
): Free | undefined {
  const [day, month, year] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isFigures = (token: Token | undefined, gap: RegExp) =>
    token !== undefined && /^\d{1,4}$/.test(token.text) && gap.test(token.gap);
  if (!day || !isFigures(day, /.?/) || !isFigures(month, /^[/-]$/)) return undefined;
  const isFull = isFigures(year, /^[/-]$/);
  const typed = [day, month, ...(isFull ? [year] : [])].map((token) => token?.text).join('-');
  if (!isFull && (!hasLead || isRoomWord(year))) return undefined;
  const by = readTypedDate(typed, today);
  return by === null ? undefined : { by, count: isFull ? 3 : 2 };
}
