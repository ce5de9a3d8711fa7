// What may wait on a device until there is a connection: each call changes something of one's own and can be repeated under its key.
import type { MaintenanceCategory, Priority } from '../../../domain/maintenance.ts';
import type { ReportDraft } from './report-draft.ts';

/** A lease, or a home that nobody rents. */
type Place = { lease_id: string } | { property_id: string } | { managed_property_id: string };

export type NewRequest = Place & {
  title: string;
  description: string;
  category: MaintenanceCategory;
  priority: Priority;
};

type ShortlistCall =
  | { name: 'shortlist.add'; input: { property_id: string } }
  | { name: 'shortlist.remove'; input: { property_id: string } }
  | { name: 'shortlist.note'; input: { property_id: string; note: string } };

type RequestCall = {
  name: 'maintenance.raise';
  input: NewRequest;
  /** Set once the request has arrived and only photos are missing. */
  requestId: string | null;
  /** Each has a key of its own and leaves as soon as it has arrived. */
  photos: { key: string; file: File }[];
};

type ReportCall = {
  name: 'conditionReports.send';
  /** Its photos lie in the store of drafts; each has its id as soon as it has arrived. */
  draft: ReportDraft;
};

export type Call = ShortlistCall | RequestCall | ReportCall;

export const isOfShortlist = (call: Call): call is ShortlistCall => call.name.startsWith('shortlist.');

export type Waiting = Call & {
  key: string;
  owner: string;
  /** The lower was written first. */
  place: number;
  /** Why the server refused it; it stays until the person decides. */
  problem: string | null;
  /** Nobody was told that it waits, so nobody is told that it arrived. */
  isQuiet: boolean;
};
export type WaitingRequest = Waiting & RequestCall;

export type WaitingReport = Waiting & ReportCall;

export const isReport = (one: Waiting): one is WaitingReport => one.name === 'conditionReports.send';
export const isRequest = (one: Waiting): one is WaitingRequest => one.name === 'maintenance.raise';
