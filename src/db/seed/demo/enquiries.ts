// The demo's inbox: enquiries of every kind and in every state, some from people with an account.
import type { EnquiryKind, EnquiryStatus } from '../../../domain/enquiries.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

interface DemoEnquiry {
  n: number;
  kind: EnquiryKind;
  status: EnquiryStatus;
  topic: string | null;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  city: string | null;
  message: string;
  details: Record<string, string>;
  home: DemoHome | null;
  person: DemoPerson | null;
  hoursAgo: number;
  /** What support noted while working on it. */
  note: string | null;
}

type Written = Pick<DemoEnquiry, 'kind' | 'status' | 'message' | 'hoursAgo'> &
  Partial<Omit<DemoEnquiry, 'n'>> & { from: [name: string, email: string] | DemoPerson };

function enquiryOf({ from, ...own }: Written, n: number): DemoEnquiry {
  const person = Array.isArray(from) ? null : from;
  const [name, email] = Array.isArray(from) ? from : [from.fullName, from.email];
  return {
    n,
    name,
    email,
    person,
    topic: null,
    phone: person?.phone ?? null,
    company: null,
    city: person?.city ?? null,
    details: {},
    home: null,
    note: null,
    ...own,
  };
}

export function demoEnquiries(homes: DemoHome[], people: DemoPeople): DemoEnquiry[] {
  const account = (label: string) => people.accounts.get(label) as DemoPerson;
  const written: Written[] = [
    {
      kind: 'contact',
      status: 'new',
      topic: 'Renting out my home',
      from: ['Prabhakar Joshi', 'prabhakar.joshi@people.kiraya.example'],
      phone: '+919845012233',
      city: 'Bengaluru',
      message: 'My flat in Indiranagar is empty from next month. Can you look after it while I am abroad?',
      hoursAgo: 2,
    },
    {
      kind: 'corporates',
      status: 'new',
      from: ['Anjali Mathur', 'anjali.mathur@sarvodaya.example'],
      company: 'Sarvodaya Textiles',
      city: 'Pune',
      phone: '+912066001122',
      details: { 'Homes needed': '12', 'From when': 'April' },
      message: 'We move our quality team to Pune and need twelve two-bedroom homes near Hinjewadi.',
      hoursAgo: 5,
    },
    {
      kind: 'guaranteed_lease',
      status: 'in_progress',
      from: account('landlord'),
      details: { 'Rent expected': '₹42,000', Bedrooms: '3' },
      message: 'What would you guarantee for a three-bedroom flat near Electronic City?',
      note: 'Asked for photos and the maintenance bill.',
      hoursAgo: 28,
    },
    {
      kind: 'tenant_verification',
      status: 'answered',
      from: account('landlord'),
      details: { Tenant: 'A family of four' },
      message: 'Please check a tenant before I sign. They want to move in on the first.',
      note: 'Employment and earlier landlord confirmed; report sent.',
      hoursAgo: 120,
    },
    {
      kind: 'services',
      status: 'new',
      topic: 'Legal support',
      from: account('tenant'),
      message: 'My deposit was not returned after I moved out. Can you help with a notice?',
      hoursAgo: 9,
    },
    {
      kind: 'services',
      status: 'in_progress',
      topic: 'Furnished leasing',
      from: ['Rukmini Pillai', 'rukmini.pillai@people.kiraya.example'],
      city: 'Chennai',
      message: 'I would like to furnish my flat and let it to companies. What does it cost?',
      note: 'Sent the price list.',
      hoursAgo: 52,
    },
    {
      kind: 'property',
      status: 'new',
      from: account('user'),
      home: homes[3] ?? null,
      message: 'Is the covered parking included in the rent?',
      hoursAgo: 1,
    },
    {
      kind: 'contact',
      status: 'closed',
      topic: 'My account',
      from: account('broker'),
      message: 'I changed my phone number. Does the old one still show to owners?',
      note: 'Explained where to change it; done.',
      hoursAgo: 240,
    },
    {
      kind: 'contact',
      status: 'spam',
      topic: 'Something else',
      from: ['Best Rankings', 'rank@rankings.example'],
      message: 'We bring your website to the first place of every search engine.',
      hoursAgo: 300,
    },
  ];
  return written.map(enquiryOf);
}

const idOf = ({ n }: DemoEnquiry) => demoId('enquiry', n);

export const enquiryRow =
  (clock: SeedClock, support: DemoPerson) =>
  (enquiry: DemoEnquiry): Row => {
    const { kind, topic, status, name, email, phone, company, city, message, details, hoursAgo } = enquiry;
    return {
      ...{ kind, topic, status, name, email, phone, company, city, message, details },
      id: idOf(enquiry),
      form_id: demoId('enquiry form', enquiry.n),
      property_id: enquiry.home?.id ?? null,
      user_id: enquiry.person?.id ?? null,
      assigned_to: status === 'new' || status === 'spam' ? null : support.id,
      // The office has heard of them: no letters about the past.
      told_at: ago(clock, hoursAgo),
      created_at: ago(clock, hoursAgo),
      updated_at: ago(clock, hoursAgo / 2),
    };
  };

export const enquiryEventRows =
  (clock: SeedClock, support: DemoPerson) =>
  (enquiry: DemoEnquiry): Row[] => {
    const { n, status, note, hoursAgo } = enquiry;
    if (status === 'new') return [];
    const event = (place: number, own: Row): Row => ({
      id: demoId(`enquiry event ${n}`, place),
      enquiry_id: idOf(enquiry),
      actor_id: support.id,
      status: status === 'spam' ? 'spam' : 'in_progress',
      assigned_to: status === 'spam' ? null : support.id,
      note: null,
      created_at: ago(clock, hoursAgo - (place + 1) * Math.min(1, hoursAgo / 8)),
      ...own,
    });
    if (status === 'spam') return [event(0, { action: 'moved' })];
    return [
      event(0, { action: 'assigned' }),
      event(1, { action: 'noted', note }),
      ...(status === 'in_progress' ? [] : [event(2, { action: 'moved', status })]),
    ];
  };
