// For tests of screens: what comes to the office's desk, as the server would answer it.
import type { QueuedClaim } from '../../../src/contract/claims.ts';
import type { EnquiryDetail } from '../../../src/contract/enquiries.ts';
import type { ImportReview } from '../../../src/contract/import-reviews.ts';
import type { MailLogEntry } from '../../../src/contract/mail-log.ts';
import type { ListingReport } from '../../../src/contract/reports.ts';
import { home, user } from './failing-examples.ts';

const { id, created_at } = home;
const person = { user_id: user.user_id, full_name: user.full_name };

export const enquiry: EnquiryDetail = {
  id,
  kind: 'contact',
  topic: null,
  status: 'in_progress',
  name: 'Ravi Iyer',
  email: 'ravi@example.com',
  phone: null,
  company: null,
  city: null,
  message: 'Do you have homes in Baner?',
  details: {},
  property: null,
  user: null,
  assigned_to: null,
  created_at,
  events: [],
};

export const report: ListingReport = {
  id,
  reason: 'fake',
  status: 'open',
  outcome: null,
  created_at,
  note: null,
  reporter: person,
  decided_by: null,
  decided_at: null,
  home: {
    id,
    title: home.title,
    city: home.city,
    locality: home.locality,
    availability: 'available',
    listing_state: 'published',
    hidden_reason: null,
    lister: person,
    open_reports: 1,
  },
};

export const importReview: ImportReview = {
  id,
  state: 'waiting',
  file_name: 'homes.csv',
  total_rows: 5000,
  imported_rows: 0,
  owner: { ...person, since: created_at, homes: 0 },
  sample: [{ Rent: '20000' }],
  reason: null,
  created_at,
  reviewed_at: null,
};

export const claim: QueuedClaim = {
  id,
  kind: 'ownership',
  status: 'submitted',
  reference: null,
  note: null,
  is_own: false,
  has_paper: true,
  method: null,
  reason: null,
  decided_at: null,
  valid_until: null,
  created_at,
  person,
  decided_by: null,
  is_mine: false,
  organisation: null,
  home: {
    id,
    title: home.title,
    city: home.city,
    locality: home.locality,
    address: null,
    photos: 4,
    photo_urls: [],
    is_published: true,
  },
};

export const letter: MailLogEntry = {
  id,
  person,
  recipient: user.email ?? '',
  template: 'visit.requested',
  subject: 'A visit is requested',
  status: 'failed',
  attempts: 3,
  error: '554 5.7.1 Spam',
  answer: null,
  is_undeliverable: false,
  can_send_again: true,
  created_at,
  sent_at: null,
  bounced_at: null,
};
