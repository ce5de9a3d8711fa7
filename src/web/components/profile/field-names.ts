// What people read for the fields of their profile, in forms and wherever something is missing.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileField } from '../../../domain/profiles.ts';

export const profileFieldNames: Readonly<Record<ProfileField, MessageDescriptor>> = {
  email: msg`Email address`,
  emailVerified: msg`Confirmed email`,
  fullName: msg`Full name`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  phone: msg`Phone number`,
  avatarUrl: msg`Picture`,
  city: msg`City`,
  state: msg`State`,
  annualIncome: msg`Annual income`,
  preferredRentMin: msg`Lowest rent`,
  preferredRentMax: msg`Highest rent`,
  preferredBedrooms: msg`Bedrooms`,
};
