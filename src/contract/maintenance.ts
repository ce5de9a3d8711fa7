// Maintenance on the wire: requests for homes with and without a tenant, the landlord's and manager's board, photos and history.
import { z } from 'zod';
import {
  MAINTENANCE_COST_MAX,
  maintenanceCategories,
  maintenanceSides,
  maintenanceStatuses,
  priorities,
} from '../domain/maintenance.ts';
import { invalid } from '../domain/refusals.ts';
import { maintenanceShows } from './choices.ts';
import { choice, line, optional, paragraph, phone, rupees, whole } from './fields.ts';
import { lessorRole } from './leases.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const requestId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a request' })),
});
const most = { paise: MAINTENANCE_COST_MAX, said: 1 };
const note = paragraph(1000)
  .nullish()
  .transform((text) => text || null);

const home = optional(z.uuid(invalid('home.missing', 'Choose a home')));

/** One of the three says where: the lease, whose tenant then follows it, or a home that nobody rents now. */
export const maintenanceForm = z.object({
  lease_id: home,
  property_id: home,
  managed_property_id: home,
  title: line(120).min(3, invalid('repair-title.missing', 'Say in a few words what is broken')),
  description: paragraph(2000)
    .nullish()
    .transform((text) => text || null),
  category: choice(maintenanceCategories, invalid('topic.unknown', 'Choose what it is about')),
  priority: choice(priorities, invalid('urgency.unknown', 'Choose how urgent it is')).default('normal'),
});
export type MaintenanceForm = z.output<typeof maintenanceForm>;

const photo = z.object({ id: z.uuid(), url: z.string(), width: z.number().int(), height: z.number().int() });
const event = z.object({
  id: z.uuid(),
  action: z.string(),
  status: z.enum(maintenanceStatuses),
  by: z.enum(maintenanceSides),
  note: z.string().nullable(),
  created_at: z.string(),
});

const request = z.object({
  id: z.uuid(),
  side: z.enum(maintenanceSides).describe('the reader’s; an administrator reads as landlord'),
  lease_id: z.uuid().nullable().describe('null: raised while nobody rented the home, and seen by no tenant'),
  property_id: z.uuid().nullable(),
  managed_property_id: z.uuid().nullable(),
  home_name: z.string(),
  tenant_name: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  category: z.enum(maintenanceCategories),
  priority: z.enum(priorities),
  status: z.enum(maintenanceStatuses),
  assignee_name: z.string().nullable(),
  assignee_phone: z.string().nullable(),
  estimate: z.number().int().nullable(),
  is_approved: z.boolean(),
  cost: z.number().int().nullable(),
  done_at: z.string().nullable(),
  rating: z.number().int().nullable(),
  rating_note: z.string().nullable(),
  photos: z.array(photo),
  history: z.array(event).describe('oldest first; the newest hundred'),
  created_at: z.string(),
});
export type MaintenanceRequest = z.infer<typeof request>;

export const maintenanceRoles = maintenanceSides;
const filters = z.object({
  as: z
    .enum(maintenanceRoles, invalid('side.unknown', 'Choose tenant, landlord or manager'))
    .default('tenant'),
  q: searchText.describe('Words of the title or the home'),
  home_of: z
    .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home or a lease' }))
    .optional()
    .describe('a home, or a lease of it: its requests, in every lease and without, that one may see'),
  show: z.enum(maintenanceShows, invalid('state-filter.unknown', 'Choose one of the states')).default('open'),
  limit: pageLimit,
  cursor,
});
export type MaintenanceFilters = z.infer<typeof filters>;

/** Columns of the board: what is to be done, and what was done lately. */
export const boardStatuses = ['open', 'assigned', 'in_progress', 'done'] as const;
const boardFilters = filters.pick({ as: true, q: true, home_of: true });
export type BoardFilters = z.infer<typeof boardFilters>;

const card = z.object({
  id: z.uuid(),
  home_name: z.string(),
  tenant_name: z.string().nullable().describe('null: without a tenant'),
  title: z.string(),
  category: z.enum(maintenanceCategories),
  priority: z.enum(priorities),
  status: z.enum(maintenanceStatuses),
  assignee_name: z.string().nullable(),
  estimate: z.number().int().nullable(),
  is_approved: z.boolean(),
  cost: z.number().int().nullable(),
  rating: z.number().int().nullable(),
  photos: z.number().int(),
  created_at: z.string(),
});
export type MaintenanceCard = z.infer<typeof card>;

const column = z.object({
  status: z.enum(boardStatuses),
  total: z.number().int(),
  cards: z.array(card).describe('urgent ones first, then the newest; at most 12'),
});

const homeToRepair = z.object({
  lease_id: z.uuid().nullable(),
  property_id: z.uuid().nullable(),
  managed_property_id: z.uuid().nullable(),
  home_name: z.string(),
  tenant_name: z
    .string()
    .nullable()
    .describe('null: nobody rents it now, and the home is named instead of a lease'),
});
export type HomeToRepair = z.infer<typeof homeToRepair>;

const one = '/maintenance/{id}';
const move = (action: string) => ({ method: 'POST' as const, path: `${one}/${action}` as const });

export const maintenanceContract = {
  raise: procedure('maintenance.raise')
    .route({ method: 'POST', path: '/maintenance', successStatus: 201 })
    .input(maintenanceForm)
    .output(request),
  get: procedure('maintenance.get').route({ method: 'GET', path: one }).input(requestId).output(request),
  list: procedure('maintenance.list')
    .route({ method: 'GET', path: '/my/maintenance' })
    .input(filters)
    .output(pageOf(request)),
  board: procedure('maintenance.board')
    .route({ method: 'GET', path: '/my/maintenance/board' })
    .input(boardFilters)
    .output(z.object({ columns: z.array(column) })),
  homes: procedure('maintenance.homes')
    .route({ method: 'GET', path: '/my/homes-to-repair' })
    .input(z.object({ as: lessorRole, q: searchText.describe('Words of the home or the tenant') }))
    .output(
      z.object({
        items: z.array(homeToRepair).describe('by name, at most 100'),
        has_more: z.boolean(),
      }),
    ),
  addPhoto: procedure('maintenance.addPhoto', 'handler')
    .route({ method: 'POST', path: `${one}/photos`, successStatus: 201 })
    .input(requestId.extend({ file: z.file(invalid('photo.missing', 'Choose a photo')) }))
    .output(request),
  triage: procedure('maintenance.triage')
    .route(move('triage'))
    .input(
      requestId.extend({
        category: choice(maintenanceCategories, invalid('topic.unknown', 'Choose what it is about')),
        priority: choice(priorities, invalid('urgency.unknown', 'Choose how urgent it is')),
        note,
      }),
    )
    .output(request),
  assign: procedure('maintenance.assign')
    .route(move('assign'))
    .input(
      requestId.extend({
        assignee_name: line(120).min(1, invalid('repairer.missing', 'Say who repairs it')),
        assignee_phone: phone,
        note,
      }),
    )
    .output(request),
  start: procedure('maintenance.start').route(move('start')).input(requestId).output(request),
  quote: procedure('maintenance.quote')
    .route(move('quote'))
    .input(
      requestId.extend({
        estimate: rupees(
          1,
          'estimate.out-of-range',
          'Enter the expected cost in whole rupees, at most {most} crore',
          most,
        ),
        note,
      }),
    )
    .output(request),
  approve: procedure('maintenance.approve').route(move('approve')).input(requestId).output(request),
  finish: procedure('maintenance.finish')
    .route(move('finish'))
    .input(
      requestId.extend({
        cost: rupees(
          0,
          'cost.out-of-range',
          'Enter what it cost in whole rupees, at most {most} crore',
          most,
        ),
        note,
      }),
    )
    .output(request),
  cancel: procedure('maintenance.cancel')
    .route(move('cancel'))
    .input(requestId.extend({ note }))
    .output(request),
  reopen: procedure('maintenance.reopen')
    .route(move('reopen'))
    .input(
      requestId.extend({
        note: paragraph(1000).min(3, invalid('reopen-reason.missing', 'Say what did not hold')),
      }),
    )
    .output(request),
  rate: procedure('maintenance.rate')
    .route(move('rate'))
    .input(
      requestId.extend({
        rating: whole(1, 5, 'stars.out-of-range', 'Enter stars from {least} to {most}'),
        note,
      }),
    )
    .output(request),
};
