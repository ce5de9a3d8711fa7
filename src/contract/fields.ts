// The kinds of field that forms of every feature are made of, each with the message a person reads.
import { z } from 'zod';
import { MAX_RENT_RUPEES } from '../domain/catalogue.ts';
import { isCalendarDate } from '../domain/dates.ts';
import { languages } from '../domain/languages.ts';
import { phoneOf } from '../domain/phones.ts';
import { withoutDirections } from '../domain/plain-text.ts';

const PAISE = 100;
const RENT_LIMIT = { paise: MAX_RENT_RUPEES * PAISE, said: '1 crore' };

// Control characters have no place in a listing; line breaks and tabs do in its description.
const CONTROL = /[^\P{Cc}\r\n\t]/u;

export const line = (most: number) =>
  z
    .string({ error: 'Enter text' })
    .overwrite(withoutDirections)
    .trim()
    .max(most, `Enter at most ${most} characters`)
    .refine((text) => !CONTROL.test(text) && !/[\r\n\t]/.test(text), 'Enter one line of plain text');

export const paragraph = (most: number) =>
  z
    .string({ error: 'Enter text' })
    .overwrite(withoutDirections)
    .trim()
    .max(most, `Enter at most ${most} characters`)
    .refine((text) => !CONTROL.test(text), 'Enter plain text');

export const optionalLine = (most: number) =>
  line(most)
    .nullish()
    .transform((text) => text || null);

export const whole = (least: number, most: number, what: string) => {
  const message = `Enter ${what} from ${least.toLocaleString('en-IN')} to ${most.toLocaleString('en-IN')}`;
  return z.number({ error: message }).int(message).min(least, message).max(most, message);
};

/** Whole rupees, as paise. The message speaks of rupees, which is what people type. */
export const rupees = (least: number, what: string, most = RENT_LIMIT) => {
  const message = `Enter ${what} in whole rupees, at most ${most.said}`;
  return z
    .number({ error: message })
    .int(message)
    .min(least * PAISE, message)
    .max(most.paise, message)
    .refine((amount) => amount % PAISE === 0, message);
};

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  message: string,
) => z.enum(values, { error: message });

export const calendarDate = z
  .string({ error: 'Choose a date' })
  .refine(isCalendarDate, 'Enter a date as YYYY-MM-DD')
  .refine((date) => date >= '2000-01-01' && date <= '2099-12-31', 'Enter a date of this century');

export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

const phoneMessage = 'Enter a phone number like +91 98765 43210';

export const phoneNumber = z
  .string({ error: phoneMessage })
  .transform(phoneOf)
  .pipe(z.string().regex(/^\+?\d{8,15}$/, phoneMessage));

export const phone = optional(phoneNumber);

/** A virtual payment address, such as sudha.hegde@okbank: what a UPI app pays to. */
export const upiAddress = z
  .string({ error: 'Enter a UPI address like name@bank' })
  .trim()
  .regex(/^[\w.-]{2,100}@[A-Za-z][A-Za-z0-9.-]{1,60}$/, 'Enter a UPI address like name@bank');

/** A file of tables for programs has English columns in every language. */
export const ofPaper = z.enum(languages).default('en').describe('of the words in a PDF');
