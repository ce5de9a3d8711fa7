/** Answers condition reports: what a lease has, photos, sending one, comments, and the yes that seals it. */
import { api } from '../lib/procedures.ts';
import { agree, comment } from './answers.ts';
import { reportsOfLease } from './condition-report-rows.ts';
import { addPhoto } from './photos.ts';
import { file } from './report-file.ts';
import { send } from './send.ts';

const get = api.conditionReports.get.handler(({ context, input }) => reportsOfLease(context, input.lease_id));

export const conditionReports = { get, addPhoto, send, comment, agree, file };
