// Whose link led here: the code waits on this device, through sign-up, until a form shows it and sends it. Nothing else is kept.
import { isAffiliateCode, readAffiliateCode } from '../../domain/affiliates.ts';
import { type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';
import { clock } from './clock.ts';

const KEY = 'kiraya.brought-by';
const DAYS = 30;
const DAY_MS = 86_400_000;

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The code in an address, as `?ref=KRY-7F3K9`, or in that of the page which sign-in leads back to. */
export function referralIn(search: string): string | null {
  const params = new URLSearchParams(search);
  const back = params.get('next')?.split('?')[1] ?? '';
  const code = readAffiliateCode(params.get('ref') ?? new URLSearchParams(back).get('ref') ?? '');
  return isAffiliateCode(code) ? code : null;
}

/** Of this page's address. */
export const keepReferralHere = (): void => keepReferral(location.search, Date.parse(clock.now()));

/** Of whoever sent an invitation. */
export const keepInviter = (code: string): void => keepReferral(`?ref=${code}`, Date.parse(clock.now()));

/** The newest link counts. Where storage is full or forbidden, the code in the address is all there is. */
export function keepReferral(search: string, now: number, area: () => Area = () => localStorage): void {
  const code = referralIn(search);
  if (!code) return;
  try {
    area().setItem(KEY, JSON.stringify({ code, until: now + DAYS * DAY_MS }));
  } catch {
    // Not remembered.
  }
}

/** `until` is the last day in India. */
export function storedReferral(
  now: number,
  area: () => Area = () => localStorage,
): { code: string; until: CalendarDate } | null {
  try {
    const { code, until }: { code?: unknown; until?: unknown } = JSON.parse(area().getItem(KEY) ?? '{}');
    if (typeof code !== 'string' || typeof until !== 'number' || !isAffiliateCode(code)) return null;
    if (until > now) return { code, until: dateInIndia(new Date(until).toISOString() as Instant) };
    forgetReferral(area);
  } catch {
    // Nothing is kept, or what somebody else wrote.
  }
  return null;
}

export const readReferral = (now: number, area?: () => Area): string | null =>
  storedReferral(now, area)?.code ?? null;

export function forgetReferral(area: () => Area = () => localStorage): void {
  try {
    area().removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** A path of ours as it is without its code. */
export function withoutReferral(path: string): string {
  const [page = '', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  params.delete('ref');
  return params.size > 0 ? `${page}?${params}` : page;
}
