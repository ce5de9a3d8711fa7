// Between the fields of the form to the office and what the contract takes, and the same as a browser sends them by itself.
import type { MessageDescriptor } from '@lingui/core';
import { type EnquiryKind, enquiryKinds } from '../../../domain/enquiries.ts';

/** Where the form goes without scripts. */
export const ENQUIRY_PATH = '/enquiry';

export const blankEnquiry = {
  topic: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  city: '',
  message: '',
  details: {} as Readonly<Record<string, string>>,
  /** Nobody sees it: whoever fills it in is a program. */
  website: '',
};
export type EnquiryValues = typeof blankEnquiry;

type About = { kind: EnquiryKind; propertyId?: string };

export function toEnquiry({ kind, propertyId }: About, { details, ...fields }: EnquiryValues) {
  const given = Object.entries(details).filter(([, answer]) => answer.trim() !== '');
  return {
    ...fields,
    email: fields.email.trim() || null,
    phone: fields.phone || null,
    kind,
    details: Object.fromEntries(given),
    ...(propertyId ? { property_id: propertyId } : {}),
  };
}

/** What is shown once more to somebody without scripts. */
export type ReturnedEnquiry = {
  fields: EnquiryValues;
  /** The proof that the form was handed out; the next send brings it. */
  form: string;
  errors: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  problem?: MessageDescriptor | string;
};

const DETAIL = 'details.';
export const detailName = (question: string) => `${DETAIL}${question}`;

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Reads what a browser sent by itself; the contract looks at each value later. */
export function readPosted(posted: FormData) {
  const read = (name: string) => textOf(posted.get(name));
  const details = [...posted]
    .filter(([name]) => name.startsWith(DETAIL))
    .map(([name, value]) => [name.slice(DETAIL.length), textOf(value)]);
  const names = ['topic', 'name', 'email', 'phone', 'company', 'city', 'message', 'website'] as const;
  const fields: EnquiryValues = {
    ...blankEnquiry,
    ...Object.fromEntries(names.map((name) => [name, read(name)])),
    details: Object.fromEntries(details),
  };
  return {
    kind: enquiryKinds.find((kind) => kind === read('kind')) ?? 'contact',
    propertyId: read('property_id'),
    withCompany: posted.has('company'),
    form: read('form'),
    fields,
  };
}
