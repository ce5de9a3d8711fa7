// Condition reports on the wire: what a home was like when a tenant moved in and out, with photos, comments and both sides' yes.
import { z } from 'zod';
import {
  conditions,
  ITEMS_MAX,
  itemKinds,
  KEYS_MAX,
  keyKinds,
  METERS_MAX,
  meterKinds,
  meterUnits,
  REPORT_PHOTOS_MAX,
  ROOMS_MAX,
  reportKinds,
  reportStates,
  roomKinds,
} from '../domain/condition-reports.ts';
import { leaseSides, leaseStates } from '../domain/leases.ts';
import { invalid } from '../domain/refusals.ts';
import { calendarDate, choice, line, optionalLine, paragraph, whole } from './fields.ts';
import { procedure } from './procedure.ts';

const lease = z.object({
  lease_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a lease' })),
});
const reportId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a report' })),
});
const lineId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a line' }));
const kind = choice(reportKinds, invalid('report-kind.unknown', 'Choose move-in or move-out'));
const seen = z.object({
  version: whole(1, 1_000_000, 'version.out-of-range', 'Enter the version from {least} to {most}').describe(
    'the version one has read: another one since then is refused',
  ),
});

const name = optionalLine(80);
const READING_MAX = 10_000_000;
const wrongReading = invalid(
  'meter-reading.out-of-range',
  'Enter what the meter shows: a number with at most three decimals',
);

const item = z.object({
  id: lineId,
  kind: choice(itemKinds, invalid('item-kind.unknown', 'Choose what it is')),
  name,
  condition: choice(conditions, invalid('condition.unknown', 'Choose a condition')),
  note: paragraph(500)
    .nullish()
    .transform((text) => text || null),
});
const room = z.object({
  id: lineId,
  kind: choice(roomKinds, invalid('room.unknown', 'Choose a room')),
  name,
  items: z
    .array(item)
    .max(ITEMS_MAX, invalid('room-items.too-many', 'A room holds at most {most} lines', { most: ITEMS_MAX })),
});
const meter = z.object({
  id: lineId,
  kind: choice(meterKinds, invalid('meter-kind.unknown', 'Choose a meter')),
  number: optionalLine(40).describe('written on the meter'),
  reading: z
    .number(wrongReading)
    .min(0, wrongReading)
    .max(READING_MAX, wrongReading)
    .refine((value) => Number(value.toFixed(3)) === value, wrongReading),
  unit: choice(meterUnits, invalid('meter-unit.unknown', 'Choose a unit')),
});
const keySet = z.object({
  id: lineId,
  kind: choice(keyKinds, invalid('key-kind.unknown', 'Choose a key')),
  name,
  count: whole(0, 99, 'key-count.out-of-range', 'Enter a number from {least} to {most}'),
});
const content = {
  inspected_on: calendarDate,
  rooms: z
    .array(room)
    .max(ROOMS_MAX, invalid('rooms.too-many', 'A report holds at most {most} rooms', { most: ROOMS_MAX })),
  meters: z
    .array(meter)
    .max(METERS_MAX, invalid('meters.too-many', 'Enter at most {most} meters', { most: METERS_MAX }))
    .default([]),
  keys: z
    .array(keySet)
    .max(KEYS_MAX, invalid('keys.too-many', 'Enter at most {most} kinds of keys', { most: KEYS_MAX }))
    .default([]),
};

const form = lease.extend({
  kind,
  version: whole(0, 1_000_000, 'version.out-of-range', 'Enter the version from {least} to {most}')
    .default(0)
    .describe('of the report that this one replaces; 0: none was sent yet'),
  ...content,
  photos: z
    .array(z.object({ id: lineId, line_id: lineId }))
    .max(REPORT_PHOTOS_MAX, invalid('photos.too-many', 'These are too many photos'))
    .default([])
    .describe('all photos of the report, each added before, with the line they show'),
});
export type ConditionReportForm = z.output<typeof form>;

const photo = z.object({
  id: z.uuid(),
  line_id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ConditionPhoto = z.infer<typeof photo>;
const comment = z.object({
  id: z.uuid(),
  version: z.number().int().describe('of the report that it was written about'),
  line_id: z.uuid().nullable().describe('null: about the whole report'),
  by: z.enum(leaseSides),
  body: z.string(),
  created_at: z.string(),
});
export type ConditionComment = z.infer<typeof comment>;

const report = z.object({
  id: z.uuid(),
  kind: z.enum(reportKinds),
  state: z.enum(reportStates),
  version: z.number().int(),
  written_by: z.enum(leaseSides),
  author_name: z.string(),
  sent_at: z.string(),
  ...content,
  photos: z.array(photo),
  comments: z.array(comment).describe('oldest first'),
  agreed_at: z.string().nullable(),
  agreed_by_name: z.string().nullable(),
  sha256: z.string().nullable().describe('of the sealed PDF; null until both sides agreed'),
});
export type ConditionReport = z.infer<typeof report>;

const suggestedRoom = room.extend({ items: z.array(item.omit({ condition: true, note: true })) });

const ofLease = z.object({
  lease_id: z.uuid(),
  home_name: z.string(),
  lease_state: z.enum(leaseStates),
  start_date: z.string(),
  last_day: z.string(),
  side: z.enum(leaseSides).nullable().describe('the reader’s; null: who only reads'),
  is_co_tenant: z.boolean().describe('comments, and says yes for nobody'),
  suggested: z.array(suggestedRoom).describe('what a move-in report begins with'),
  reports: z.array(report).describe('move-in first'),
});
export type ConditionReports = z.infer<typeof ofLease>;

export const conditionReportsContract = {
  get: procedure('conditionReports.get')
    .route({ method: 'GET', path: '/leases/{lease_id}/condition-reports' })
    .input(lease)
    .output(ofLease),
  addPhoto: procedure('conditionReports.addPhoto', 'handler')
    .route({ method: 'POST', path: '/leases/{lease_id}/condition-photos', successStatus: 201 })
    .input(lease.extend({ file: z.file(invalid('photo.missing', 'Choose a photo')) }))
    .output(z.object({ id: z.uuid() })),
  send: procedure('conditionReports.send')
    .route({
      method: 'PUT',
      path: '/leases/{lease_id}/condition-reports/{kind}',
      summary: 'Sends a report to the other side, or another version of it until both agreed',
    })
    .input(form)
    .output(report),
  comment: procedure('conditionReports.comment')
    .route({ method: 'POST', path: '/condition-reports/{id}/comments' })
    .input(
      reportId.extend(seen.shape).extend({
        comments: z
          .array(
            z.object({
              line_id: lineId.nullish().transform((id) => id ?? null),
              body: paragraph(1000).min(1, invalid('comment.missing', 'Write what you see differently')),
            }),
          )
          .min(1, invalid('comment.missing', 'Write what you see differently'))
          .max(200, invalid('comments.too-many', 'Write at most {most} comments at once', { most: 200 })),
      }),
    )
    .output(report),
  agree: procedure('conditionReports.agree', 'handler')
    .route({ method: 'POST', path: '/condition-reports/{id}/agree' })
    .input(
      reportId.extend(seen.shape).extend({ name: line(120).min(1, invalid('name.missing', 'Enter a name')) }),
    )
    .output(report),
  file: procedure('conditionReports.file', 'handler')
    .route({
      method: 'GET',
      path: '/condition-reports/{id}/file',
      summary: 'The report as PDF: the sealed file once both agreed, before that as it stands',
    })
    .input(reportId)
    .output(z.file()),
};
