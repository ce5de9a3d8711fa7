// The score of the home that is being changed, above its form.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import ListingScore from '../own-listing/listing-score.tsx';

export default function EditedScore({ id }: { id: string }) {
  const { queries } = useApi();
  const list = useQuery(queries.properties.listMine.queryOptions({ input: { id } }));
  const home = list.data?.items[0];
  return home ? <ListingScore home={home} /> : null;
}
