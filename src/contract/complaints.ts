/** Complaints: how somebody sends one and follows it, and how the office answers and decides it. */
import { z } from 'zod';
import {
  COMPLAINT_TEXT_MAX,
  complaintKinds,
  complaintStatuses,
  visitorComplaintKinds,
} from '../domain/complaints.ts';
import { languages } from '../domain/languages.ts';
import { invalid } from '../domain/refusals.ts';
import { complaintShows, enquiryOwners } from './choices.ts';
import { optional, paragraph } from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';
import { personName } from './session.ts';

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a complaint' })),
});
const text = paragraph(COMPLAINT_TEXT_MAX).min(
  3,
  invalid('complaint-text.missing', 'Write what it is about'),
);
const written = one.extend({ text });

const person = z.object({ user_id: z.string(), full_name: z.string().nullable() });

const complaint = z.object({
  id: z.uuid(),
  number: z.string().describe('such as C-2026-000123'),
  kind: z.enum(complaintKinds),
  subject_title: z.string().nullable().describe('what it is about, as it was when it was sent'),
  message: z.string(),
  status: z.enum(complaintStatuses),
  answer_by: z.string().describe('the last day on which the answer is in time'),
  reopen_by: z
    .string()
    .nullable()
    .describe('the last day on which the decision goes to the grievance officer; null: it does not'),
  complainant: person.nullable().describe('null: somebody without an account'),
  sender: z
    .object({ name: z.string(), email: z.string() })
    .nullable()
    .describe('who wrote without an account'),
  assigned_to: person.nullable().describe('who in the office has it; the office reads it'),
  created_at: z.string(),
});
export type Complaint = z.infer<typeof complaint>;

const entry = z.object({
  id: z.uuid(),
  kind: z.enum(['message', 'reply', 'note', 'decision', 'reopened']),
  body: z.string(),
  is_own: z.boolean(),
  created_at: z.string(),
});
const detail = complaint.extend({ entries: z.array(entry).describe('oldest first; notes are the office’s') });
export type ComplaintDetail = z.infer<typeof detail>;

const email = z.email(invalid('email.missing', 'Enter an email address')).max(254).toLowerCase();
const byLink = z.object({ token: z.string().max(100).describe('the end of the link in our letters') });
const writtenByLink = byLink.extend({ text });

const list = z.object({
  q: searchText.describe('A complaint’s number, or part of the name or e-mail of whoever complained'),
  show: z
    .enum(complaintShows)
    .default('open')
    .describe('what waits comes by the day of its answer, the rest newest first'),
  assigned: z
    .enum(enquiryOwners, invalid('assignee-filter.unknown', 'Choose anyone, me or no one'))
    .default('anyone'),
  limit: pageLimit,
  cursor,
});
const post = (word: string) => ({ method: 'POST', path: `/complaints/{id}/${word}` }) as const;

export const complaintsContract = {
  submit: procedure('complaints.submit')
    .route({ method: 'POST', path: '/my/complaints', successStatus: 201 })
    .input(
      z.object({
        form_id: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a form' }))
          .describe('made by the caller; the same again is the same complaint'),
        kind: z.enum(complaintKinds, invalid('complaint-kind.unknown', 'Choose what it is about')),
        subject_id: optional(
          z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a row' })),
        ).describe('the commission payment, a home, or the lease'),
        text,
      }),
    )
    .output(detail),
  /** Sends a code to an address that no account needs to have; with it the complaint is sent. */
  askCode: procedure('complaints.askCode')
    .route({ method: 'POST', path: '/complaints/code' })
    .input(
      z.object({
        email,
        language: z.enum(languages).default(languages[0]).describe('of the letters, where no account says'),
      }),
    )
    .output(z.object({ minutes: z.number().describe('how long the code is good') })),
  submitByEmail: procedure('complaints.submitByEmail')
    .route({ method: 'POST', path: '/complaints', successStatus: 201 })
    .input(
      z.object({
        form_id: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a form' }))
          .describe('made by the caller; the same again is the same complaint'),
        name: personName,
        email,
        code: z
          .string()
          .regex(/^\d{6}$/, invalid('email-code.malformed', 'Enter the six digits of the code'))
          .describe('from the letter'),
        kind: z.enum(visitorComplaintKinds, invalid('complaint-kind.unknown', 'Choose what it is about')),
        text,
        language: z.enum(languages).default(languages[0]),
      }),
    )
    .output(detail.extend({ token: z.string().describe('opens the complaint without an account') })),
  byLink: procedure('complaints.byLink')
    .route({ method: 'GET', path: '/complaint-links/{token}' })
    .input(byLink)
    .output(detail),
  writeByLink: procedure('complaints.writeByLink')
    .route({ method: 'POST', path: '/complaint-links/{token}/messages' })
    .input(writtenByLink)
    .output(detail),
  reopenByLink: procedure('complaints.reopenByLink')
    .route({ method: 'POST', path: '/complaint-links/{token}/reopen' })
    .input(writtenByLink)
    .output(detail),
  listMine: procedure('complaints.listMine')
    .route({ method: 'GET', path: '/my/complaints' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(complaint)),
  getMine: procedure('complaints.getMine')
    .route({ method: 'GET', path: '/my/complaints/{id}' })
    .input(one)
    .output(detail),
  write: procedure('complaints.write')
    .route({ method: 'POST', path: '/my/complaints/{id}/messages' })
    .input(written)
    .output(detail),
  reopen: procedure('complaints.reopen')
    .route({ method: 'POST', path: '/my/complaints/{id}/reopen' })
    .input(written)
    .output(detail),
  list: procedure('complaints.list')
    .route({ method: 'GET', path: '/complaints' })
    .input(list)
    .output(pageOf(complaint)),
  get: procedure('complaints.get')
    .route({ method: 'GET', path: '/complaints/{id}' })
    .input(one)
    .output(detail),
  take: procedure('complaints.take').route(post('take')).input(one).output(detail),
  note: procedure('complaints.note').route(post('notes')).input(written).output(detail),
  reply: procedure('complaints.reply').route(post('replies')).input(written).output(detail),
  decide: procedure('complaints.decide').route(post('decision')).input(written).output(detail),
};
