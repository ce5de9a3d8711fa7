// What the states of a text message are called, and what each of them is about.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextState } from '../../../domain/text-messages.ts';
import type { TextTemplateName } from '../../../domain/text-templates.ts';

export const textStateLabels: Readonly<Record<TextState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  sent: msg`Sent`,
  delivered: msg`Delivered`,
  failed: msg`Failed`,
  undeliverable: msg`Undeliverable`,
};

export const textTemplateLabels: Readonly<Record<TextTemplateName, MessageDescriptor>> = {
  'sign-in-code': msg`Code to sign in`,
  'merge-code': msg`Code to merge accounts`,
  'number-code': msg`Code to change a mobile number`,
  'lease-code': msg`Code to sign a lease`,
  'number-changed': msg`Mobile number changed`,
  'number-lost': msg`Request for another number`,
  'number-moved': msg`Account has a new number`,
  'number-kept': msg`Account keeps its number`,
  'new-sign-in': msg`New sign-in`,
  'payee-account-set': msg`Bank account changed`,
  'lease-offered': msg`Lease to agree to`,
  'check-asked': msg`Tenant check to agree to`,
  'application-accepted': msg`Application accepted`,
  'settlement-proposed': msg`Deductions from a deposit`,
  'home-handed-in': msg`Home handed over`,
  'enquiry-handed-in': msg`Application made of an enquiry`,
};
