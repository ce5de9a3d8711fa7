// The kinds of field that forms of every feature are made of, each with the message a person reads.
import { z } from 'zod';
import { isCalendarDate } from '../domain/dates.ts';
import { languages } from '../domain/languages.ts';
import { phoneOf } from '../domain/phones.ts';
import { withoutDirections } from '../domain/plain-text.ts';
import { MAX_RENT_RUPEES } from '../domain/properties.ts';
import { type Invalid, invalid } from '../domain/refusals.ts';

const PAISE = 100;
/** `said` in crore. */
export const RENT_LIMIT = { paise: MAX_RENT_RUPEES * PAISE, said: 1 };

// Control characters have no place in a listing; line breaks and tabs do in its description.
const CONTROL = /[^\P{Cc}\r\n\t]/u;

export const line = (most: number) =>
  z
    .string(invalid('text.missing', 'Enter text'))
    .overwrite(withoutDirections)
    .trim()
    .max(most, invalid('text.too-long', 'Use at most {most} characters', { most }))
    .refine(
      (text) => !CONTROL.test(text) && !/[\r\n\t]/.test(text),
      invalid('text.not-one-line', 'Enter one line of plain text'),
    );

export const paragraph = (most: number) =>
  z
    .string(invalid('text.missing', 'Enter text'))
    .overwrite(withoutDirections)
    .trim()
    .max(most, invalid('text.too-long', 'Use at most {most} characters', { most }))
    .refine((text) => !CONTROL.test(text), invalid('text.not-plain', 'Enter plain text'));

export const optionalLine = (most: number) =>
  line(most)
    .nullish()
    .transform((text) => text || null);

/** `sentence` names both ends: 'Enter bedrooms from {least} to {most}'. */
export const whole = (least: number, most: number, reason: string, sentence: string) => {
  const wrong = invalid(reason, sentence, { least, most });
  return z.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
};

/** Whole rupees, as paise. `sentence` speaks of rupees, which is what people type, and names `{most}`: 'at most {most} crore'. */
export const rupees = (least: number, reason: string, sentence: string, most = RENT_LIMIT) => {
  const wrong = invalid(reason, sentence, { most: most.said });
  return z
    .number(wrong)
    .int(wrong)
    .min(least * PAISE, wrong)
    .max(most.paise, wrong)
    .refine((amount) => amount % PAISE === 0, wrong);
};

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, wrong: Invalid) =>
  z.enum(values, wrong);

export const calendarDate = z
  .string(invalid('date.missing', 'Choose a day'))
  .refine(isCalendarDate, invalid('date.malformed', 'Enter a date as YYYY-MM-DD'))
  .refine(
    (date) => date >= '2000-01-01' && date <= '2099-12-31',
    invalid('date.out-of-range', 'Enter a date of this century'),
  );

export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

export const optionalEmail = optional(
  z.email(invalid('email.missing', 'Enter an email address')).max(254).toLowerCase(),
);

type Reach = { email: string | null; phone: string | null };

/** For `refine`: somebody named by neither is reached by nobody. */
export const isReachable = ({ email, phone }: Reach): boolean => email !== null || phone !== null;
export const reachMissing = invalid('reach.missing', 'Enter an email address or a mobile number');

const phoneMessage = invalid('phone.malformed', 'Enter a phone number like +91 98765 43210');

/** Nine figures without a country are a mobile number that lost one: nobody would be reached. */
const PHONE = /^(?:\+\d{8,15}|\d{8}|\d{10,15})$/;

export const phoneNumber = z
  .string(phoneMessage)
  .transform(phoneOf)
  .pipe(z.string().regex(PHONE, phoneMessage));

export const phone = optional(phoneNumber);

/** A virtual payment address, such as sudha.hegde@okbank: what a UPI app pays to. */
export const upiAddress = z
  .string(invalid('upi.malformed', 'Enter a UPI address like name@bank'))
  .trim()
  .regex(
    /^[\w.-]{2,100}@[A-Za-z][A-Za-z0-9.-]{1,60}$/,
    invalid('upi.malformed', 'Enter a UPI address like name@bank'),
  );

/** A file of tables for programs has English columns in every language. */
export const ofPaper = z.enum(languages).default('en').describe('of the words in a PDF');

/** '2026-11' */
export const monthText = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, invalid('month.malformed', 'Enter a month as YYYY-MM'));
