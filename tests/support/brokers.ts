/** What tests of registrations begin with: filled steps, papers, and a registration that is handed in. */
import { onePagePdf } from '../../src/db/seed/demo/broker-rows.ts';
import { picture } from './photos.ts';
import type { TestServices } from './services.ts';

export const contact = (own: object = {}) => ({
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  address: '4, Market Road, Baner',
  city: 'Pune',
  state: 'Maharashtra' as const,
  ...own,
});

export const business = (own: object = {}) => ({
  firm: 'Rao Homes',
  gstin: null,
  rera_numbers: [{ state: 'Maharashtra' as const, number: 'A51800012345', expires_on: null }],
  ...own,
});

export const pdf = (name = 'paper.pdf') =>
  new File([new Uint8Array(onePagePdf('A paper of a test'))], name, { type: 'application/pdf' });

/** A small picture: a PDF is written anew by a process of its own, which takes half a second. */
async function scanned(name: string): Promise<File> {
  const bytes = new Uint8Array(await picture(60, 40));
  return new File([bytes], name, { type: 'image/jpeg' });
}

let pans = 0;
/** Another PAN each time. */
export function freshPan(): string {
  pans += 1;
  return `ABCPE${String(pans).padStart(4, '0')}F`;
}

/** A person whose registration is handed in, with the fee still to be paid. */
export async function registered(
  { as, addPerson }: Pick<TestServices, 'as' | 'addPerson'>,
  name = 'Asha Rao',
) {
  const userId = await addPerson(name);
  const person = as(userId);
  await person.brokers.saveContact(contact({ name }));
  await person.payees.setPan({ pan: freshPan() });
  await person.brokers.saveBusiness(business());
  await person.brokers.uploadDocument({ kind: 'pan_card', file: await scanned('pan.jpg') });
  await person.brokers.uploadDocument({ kind: 'rera_certificate', file: await scanned('rera.jpg') });
  await person.brokers.submit({ agrees: true });
  return userId;
}
