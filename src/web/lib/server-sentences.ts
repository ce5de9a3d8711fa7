// The sentences in which the contract and the server refuse something, so that the catalogue can hold them. They arrive in English,
// since an answer is the same for everyone; only pages in another language load this file.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { pageI18n } from './i18n.ts';

/** The place of a number in a sentence. */
const n = (place: number) => String(place);

const sentences: readonly MessageDescriptor[] = [
  msg`User is not authenticated or session has expired`,
  msg`You are not allowed to do this`,
  msg`Set up two-step sign-in first`,
  msg`Not found`,
  msg`This is not possible now`,
  msg`Somebody changed this at the same time; load it again`,
  msg`This is too large`,
  msg`This type of content is not accepted`,
  msg`Please check the marked fields`,
  msg`Too many tries; please wait a little`,
  msg`We are busy; please try again in a moment`,
  msg`Something went wrong on our side`,
  msg`A value is not readable`,
  msg`This code is wrong or has expired`,
  msg`This code is wrong or was used already`,
  msg`Too many wrong codes, or too much time has passed: please sign in again`,
  msg`Too many wrong codes; please wait a quarter of an hour`,
  msg`The e-mail address or the password is wrong`,
  msg`Two-step sign-in is on already`,
  msg`Two-step sign-in is not set up`,
  msg`This address has no account yet: give your name to open one`,
  msg`Confirm your e-mail address first: sign in with an e-mailed code`,
  msg`This account has a password: change it instead`,
  msg`This link was used already or has expired`,
  msg`Many people are signing in; please try again in a moment`,
  msg`This is not your password`,
  msg`This e-mail address is too long`,
  msg`Enter an e-mail address like name@example.com`,
  msg`Enter an e-mail address`,
  msg`Enter your password`,
  msg`This password is too long`,
  msg`Enter the six digits from the e-mail`,
  msg`Enter the six digits of the app, or a backup code`,
  msg`Enter your name`,
  msg`A name cannot hold < or >`,
  msg`Use at least ${n(0)} characters`,
  msg`Use at most ${n(0)} characters`,
  msg`Enter at most ${n(0)} characters`,
  msg`Enter a whole number from ${n(0)} to ${n(1)}`,
  msg`Enter an amount in rupees between 0 and 10 crore`,
  msg`Enter a number of bedrooms from ${n(0)} to ${n(1)}`,
  msg`Enter a number of people from ${n(0)} to ${n(1)}`,
  msg`The highest rent is below the lowest`,
  msg`Enter a phone number like +91 98765 43210`,
  msg`Enter one line of plain text`,
  msg`Enter plain text`,
  msg`Enter a date of this century`,
  msg`Enter a date as YYYY-MM-DD`,
  msg`Enter a UPI address like name@bank`,
  msg`Write what we can do for you`,
  msg`Load the form anew`,
  msg`Choose a home`,
  msg`Say in a few words what is broken`,
  msg`Choose what it is about`,
  msg`Choose how urgent it is`,
  msg`Say what did not hold`,
  msg`Choose ${n(0)} to ${n(1)} stars`,
  msg`Write a message`,
  msg`Write what is wrong`,
  msg`Say what does not fit`,
  msg`Give a reason`,
  msg`Give the search a name`,
  msg`Enter a name`,
  msg`This search is too long to keep`,
  msg`Choose at once, daily or weekly`,
  msg`Choose an hour from ${n(0)} to ${n(1)}`,
  msg`Choose a full hour`,
  msg`The floor is above the highest one`,
  msg`Choose owner or broker`,
  msg`Choose a city`,
  msg`Enter the locality`,
  msg`Enter a PIN code of six digits`,
  msg`Choose the type of home`,
  msg`Choose the furnishing`,
  msg`Choose a direction`,
  msg`Choose the parking`,
  msg`Choose the water supply`,
  msg`Choose whom you prefer`,
  msg`This invitation link is not complete`,
  msg`Enter a code like KRY-7F3K9`,
  msg`Enter your full name`,
];

const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));

/** The sentence in the page's language, or as it came when nobody has translated it. */
export function translateServerSentence(text: string): string {
  const same = byId.get(generateMessageId(text));
  if (same) return pageI18n()._(same);
  const numbers: string[] = [];
  const pattern = text.replace(/\d[\d,]*/g, (number) => `{${numbers.push(number) - 1}}`);
  const counted = byId.get(generateMessageId(pattern));
  return counted ? pageI18n()._({ ...counted, values: { ...numbers } }) : text;
}
