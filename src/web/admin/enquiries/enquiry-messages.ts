// Texts of the enquiries tab that the specification does not name, and the links between its list and its pages.
import { msg } from '@lingui/core/macro';

export const enquiryFailures = {
  load: msg`Failed to load enquiries`,
  save: msg`Failed to save the enquiry`,
};

export const enquirySaved = {
  assigned: msg`Enquiry assigned`,
  noted: msg`Note added`,
  moved: msg`Enquiry saved`,
  answered: msg`Answer sent`,
  handedIn: msg`Application made`,
};

/** At the end of the address of an enquiry: whoever comes to answer writes at once. */
export const ANSWER = 'answer';

/** One enquiry, from which the list is found again as it was. */
export function enquiryLink(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set('enquiry', id);
  return `?${next}`;
}

export function inboxLink(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('enquiry');
  return `?${next}`;
}
