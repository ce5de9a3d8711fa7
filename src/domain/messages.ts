/** Messages between a seeker and the lister of a home: how long, and no phone or address in them until both sides agree. */

export const MESSAGE_MAX = 2000;
export const REPORT_MAX = 1000;

export type Sharing = { readonly seekerShares: boolean; readonly listerShares: boolean };

/** Contacts show to both sides or to none: once each has agreed. */
export const areContactsShared = ({ seekerShares, listerShares }: Sharing): boolean =>
  seekerShares && listerShares;

const HIDDEN = '•••';
const EMAIL = /[^\s@<>"',;]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>"',;]+\.[a-z]{2,}/giu;
const LINK = /(?:https?:\/\/|www\.|wa\.me\/|t\.me\/)[^\s]+/giu;
/** Ten digits and more, however they are set apart; amounts, PIN codes and dates are shorter. */
const PHONE = /(?<![\d,.])(?:\+|00)?\d(?:[\s().-]{0,2}\d){9,14}(?![\d,])/gu;

/**
 * The message as it shows before both sides have agreed: telephone numbers, e-mail addresses and links are covered.
 * "Call me on 98765 43210" shows as "Call me on •••"; "Rent ₹25,000, PIN 560038" stays.
 */
export function withoutContacts(text: string): string {
  return text.replace(EMAIL, HIDDEN).replace(LINK, HIDDEN).replace(PHONE, HIDDEN);
}
