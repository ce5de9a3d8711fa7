/** The admin portal's own procedures: the figures of its first screen. */
import { z } from 'zod';
import { procedure } from './procedure.ts';

const figure = z.object({
  now: z.number().int(),
  before: z.number().int().describe('as it stood when this month began in India'),
});
export type Figure = z.infer<typeof figure>;

const overview = z.object({
  properties: figure,
  users: figure,
  brokers: figure.describe('activated ones'),
  revenue: figure.describe('paise a month: the rents of approved managed rental applications'),
});
export type Overview = z.infer<typeof overview>;

export const adminContract = {
  overview: procedure('admin.overview').route({ method: 'GET', path: '/admin/overview' }).output(overview),
};
