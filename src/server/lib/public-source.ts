// Says who reads the public catalogue on a replica, and who on the primary.
import type { Permission } from '../../domain/permissions.ts';
import type { RequestContext } from './request-context.ts';

type Asking = Pick<RequestContext, 'services' | 'subject'>;

/** Homes, their map and their places; settings, forms and invitations are always read where they are written. */
const AREAS = ['properties.', 'map.', 'localities.', 'places.'];

export const isOfCatalogue = (permission: Permission): boolean =>
  AREAS.some((area) => permission.startsWith(area));

/** Whoever is signed in may have written something a moment ago, and finds it. */
export const readsOnReplicas = ({ subject }: Pick<Asking, 'subject'>): boolean => subject === null;

/** For hand-written statements. */
export const publicSource = ({ services: { database }, subject }: Asking) =>
  readsOnReplicas({ subject }) ? database.publicReads : database.pools.visitor;
