/** Text messages by SMS and WhatsApp: to whom they may go, what they cost, and what becomes of them. */

export const textChannels = ['sms', 'whatsapp'] as const;
export type TextChannel = (typeof textChannels)[number];

export const textStates = ['waiting', 'sent', 'delivered', 'failed', 'undeliverable'] as const;
/**
 * waiting: not sent yet. sent: a provider took it. delivered: it is on the phone. failed: it is not, for a reason of ours, of the
 * provider or of the operator. undeliverable: there is nobody to get texts at this number.
 */
export type TextState = (typeof textStates)[number];

/** A mobile number of India, in the form of `phoneOf`: ten figures from 6 on. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;
const E164 = /^\+[1-9]\d{7,14}$/;

/** Whether texts go to this number: Indian mobiles, and numbers of the countries whose codes are listed (`+971`). */
export function isTextable(number: string, countries: readonly string[] = []): boolean {
  if (number.startsWith('+91')) return INDIAN_MOBILE.test(number);
  return E164.test(number) && countries.some((code) => number.startsWith(code));
}

/** A number without its last three figures: a range bought by somebody who lives on texts to it shares that. */
export const prefixOf = (number: string): string => number.slice(0, -3);

/** As lists show it: +91 98•••••210. */
export const maskedNumber = (number: string): string =>
  `${number.slice(0, 3)} ${number.slice(3, 5)}•••••${number.slice(-3)}`;

/** The alphabet of plain SMS (GSM 03.38); the second row's characters count twice. */
const PLAIN = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const TWICE = /[\^{}\\[~\]|€]/g;

/** How many SMS a text is paid as. Example: 160 plain characters are one, 161 are two; 70 characters of Hindi are one. */
export function smsUnits(text: string): number {
  const isPlain = PLAIN.test(text);
  const length = text.length + (isPlain ? (text.match(TWICE)?.length ?? 0) : 0);
  const [alone, joined] = isPlain ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / joined);
}

/** A WhatsApp message counts as one, whatever its length. */
export const textUnits = (channel: TextChannel, text: string): number =>
  channel === 'whatsapp' ? 1 : smsUnits(text);

/**
 * Whose fault a refusal is. number: nobody gets texts there, so no more are tried for a day. template: what we send is not what is
 * registered, so every text of this kind fails until somebody mends it. account: the provider does not take ours. message: only
 * this one. later: the fault passes, so it is tried again.
 */
export type TextBlame = 'number' | 'template' | 'account' | 'message' | 'later';

const TEMPLATE_WORDS =
  /\bdlt\b|template|principal|entity|\bpeid\b|\bheader\b|sender.?id|scrub|content.?mismatch/i;
const NUMBER_WORDS =
  /(invalid|wrong|unknown|non.?existent).{0,20}(number|mobile|phone|msisdn|subscriber|destination)|(number|mobile|phone|msisdn|destination).{0,12}(invalid|unknown)|not (a )?(valid|whatsapp|on whatsapp)|not exist|dnd|ndnc|black.?list|blocked|opted.?out|opt.?out|barred|out of service|unsubscribed/i;

/** What a provider's words about a failure mean. Examples: “DLT template mismatch” is the template, “Absent subscriber” the message. */
export function blameOf(reason: string): 'number' | 'template' | 'message' {
  const words = reason.replaceAll('_', ' ');
  if (TEMPLATE_WORDS.test(words)) return 'template';
  return NUMBER_WORDS.test(words) ? 'number' : 'message';
}

const ACCOUNT_WORDS =
  /auth.?key|auth(entication|orization)? fail|unauthori[sz]ed|password|user.{0,10}(disabled|not exist|doesn.?t exist)|balance|credit|white.?list|suspended/i;

/** What a provider's answer to a text means: the same, or that it does not take ours at all. Example: “Invalid authkey” is the account. */
export const blameOfAnswer = (reason: string): 'account' | ReturnType<typeof blameOf> =>
  ACCOUNT_WORDS.test(reason) ? 'account' : blameOf(reason);

/** What a provider reports of a text that it took before. */
export interface DeliveryReport {
  readonly providerId: string;
  /** With its plus. */
  readonly number: string;
  readonly isDelivered: boolean;
  readonly reason: string;
}

/**
 * The state after a report, or null when it says nothing new. Reports come twice and in any order: a text that arrived has arrived
 * whatever is said later, and only what is on its way can fail.
 */
export function afterReport(state: TextState, { isDelivered, reason }: DeliveryReport): TextState | null {
  if (isDelivered) return state === 'delivered' ? null : 'delivered';
  if (state !== 'sent') return null;
  return blameOf(reason) === 'number' ? 'undeliverable' : 'failed';
}
