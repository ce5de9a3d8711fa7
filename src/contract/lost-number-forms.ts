/** What whoever lost their mobile number sends to the sign-in routes. Apart from `session.ts`, which every page of sign-in loads. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { paragraph } from './fields.ts';
import { channel, mobileNumber, oneTimeCode, personName } from './session.ts';

const lostNumber = { oldPhone: mobileNumber, phone: mobileNumber };
const isOther = ({ oldPhone, phone }: { oldPhone: string; phone: string }) => oldPhone !== phone;
const sameNumber = {
  path: ['phone'],
  ...invalid('lost-number.same', 'Enter a number that you can use now, not the one you lost'),
};
export const STORY_MAX = 1000;
/** Of whoever lost the number they signed in with: the code goes to the other one. */
export const lostNumberStart = z.object({ ...lostNumber, channel }).refine(isOther, sameNumber);
export const lostNumberConfirm = z
  .object({
    ...lostNumber,
    otp: oneTimeCode,
    name: personName,
    story: paragraph(STORY_MAX).min(
      20,
      invalid('lost-number.story-short', 'Tell us a little more: at least {least} characters', { least: 20 }),
    ),
  })
  .refine(isOther, sameNumber);
