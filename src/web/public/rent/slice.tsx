// Homes of one size, or under a budget, in a locality.
import { msg } from '@lingui/core/macro';
import { data, useLoaderData } from 'react-router';
import { parseSlice } from '../../../domain/place-slices.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { moneyFont } from '../../ui/money-font.ts';
import type { Route } from './+types/slice';
import { loadSlice, SliceHomes, sliceMeta } from './slice-homes.tsx';

export function loader({ context, params }: Route.LoaderArgs) {
  const slice = parseSlice(params.slice);
  if (!slice) throw data(null, { status: 404 });
  return loadSlice(context, { city: params.city, locality: params.locality, slice });
}

export const links = moneyFont;
export { ErrorBoundary } from '../missing.tsx';
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? sliceMeta(loaderData.slice, loaderData.origin) : screenMeta(msg`Page not found`);

export default function Slice() {
  return <SliceHomes slice={useLoaderData<typeof loader>().slice} />;
}
