/**
 * What lists can show and how they sort: words of the contract without its schemas, which a screen that only offers
 * the choice need not load.
 */
import { claimStatuses } from '../domain/claims.ts';
import { complaintStatuses } from '../domain/complaints.ts';
import { enquiryStatuses } from '../domain/enquiries.ts';
import { importReviewStates } from '../domain/import-review.ts';
import { leadColumns } from '../domain/lead-pipeline.ts';
import type { LeadSide } from '../domain/leads.ts';
import { flagStatuses } from '../domain/listing-doubts.ts';
import { reportStatuses } from '../domain/listing-reports.ts';
import { mailStatuses } from '../domain/mail.ts';
import { maintenanceStatuses } from '../domain/maintenance.ts';
import { managedRentalStatuses } from '../domain/managed-rentals.ts';
import { textStates } from '../domain/text-messages.ts';

/** The four lists of the tracking page, as its address names them. */
export const leadTabs = ['visits', 'applications', 'received-visits', 'received-applications'] as const;
export type LeadTab = (typeof leadTabs)[number];

export const tabOf = (kind: 'visit' | 'application', reader: LeadSide): LeadTab =>
  reader === 'seeker' ? `${kind}s` : `received-${kind}s`;

/** Where a lead is read: ended ones have moved on to the history. */
export const leadPath = (tab: LeadTab, id: string, isEnded: boolean): string =>
  `${isEnded ? '/application-history' : '/track-applications'}?show=${tab}&lead=${id}`;

export const leadShows = ['tracked', 'ended', 'all'] as const;

/** `waiting`: those that wait for the reader first, the newest first within each. */
export const leadSorts = ['waiting', 'newest', 'oldest'] as const;

/** Characters of a free text of one side of a lead to the other. */
export const LEAD_NOTE_MAX = 1000;

/** Where members of an organisation find its leads as a board. */
export const TEAM_LEADS_PATH = '/portal/team/leads';

/** `due`: open leads whose follow-up is due. */
export const pipelineShows = ['open', 'due', ...leadColumns, 'all'] as const;

export const shortlistSorts = ['newest', 'oldest', 'rent_asc', 'rent_desc'] as const;

/** Whom something is owed to: by the affiliate's code, or by how much. */
export const candidateSorts = ['code', 'most', 'least'] as const;

export const leaseShows = ['open', 'running', 'late', 'ended', 'all'] as const;
/** Rents month by month: of all leases, or of those that are late. */
export const rentGridShows = ['all', 'late'] as const;

export const homeShows = ['all', 'let', 'vacant'] as const;

export const managedRentalShows = ['pending', 'to-configure', 'all', ...managedRentalStatuses] as const;

export const maintenanceShows = ['open', 'ended', 'all', ...maintenanceStatuses] as const;

export const enquiryShows = ['open', 'all', ...enquiryStatuses] as const;

export const enquirySorts = ['newest', 'oldest'] as const;

export const enquiryOwners = ['anyone', 'me', 'nobody'] as const;

export const importShows = [...importReviewStates, 'all'] as const;

export const mailShows = ['all', 'undelivered', ...mailStatuses] as const;

/** lost: what nobody has on their phone, whoever is to blame. */
export const textShows = ['all', 'lost', ...textStates] as const;

export const claimShows = [
  'submitted',
  'all',
  ...claimStatuses.filter((status) => status !== 'submitted'),
] as const;

/** In which state a locality is. */
export const localityShows = ['waiting', 'known', 'merged', 'dismissed', 'all'] as const;

/** asked: somebody waits for it. */
export const cityShows = ['asked', 'served', 'all'] as const;

export const dueShows = ['all', 'reported'] as const;
export const registrationShows = ['all', 'to_confirm', 'to_activate'] as const;
export const flagShows = ['waiting', 'all', ...flagStatuses] as const;

export const complaintShows = ['open', 'unanswered', 'all', ...complaintStatuses] as const;

export const tenantCheckShows = ['open', 'refund_due', 'all'] as const;

export const guaranteedShows = ['open', 'running', 'all'] as const;

export const reportShows = ['waiting', 'all', ...reportStatuses] as const;

/** The filter of the specification, section 4; other availabilities show under all. */
export const propertyStatuses = ['all', 'available', 'rented', 'maintenance'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

/** So many rows of the audit show first (section 9). */
export const AUDIT_ROWS = 50;
export const settlementShows = ['waiting', 'disputed', 'to-refund', 'all'] as const;
