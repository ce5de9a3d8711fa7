// Search, filter and order of one's own homes; each choice is a step in the browser's history, what is typed is none.
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useAgeOptions } from '../../components/list/age-options.ts';
import { FilterRow } from '../../components/list/list-filters.tsx';
import { SearchField } from '../../components/list/search-field.tsx';
import { useComingQuery } from '../../lib/use-query-change.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { listFromUrl, withChoice } from './property-list-url.ts';

export function HomeFilters() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const coming = useComingQuery();
  const byAge = useAgeOptions();
  const { q, show, sort } = listFromUrl(params);
  const choose = (name: 'q' | 'show' | 'sort') => (value: string | null) =>
    setParams(withChoice(coming(), name, value ?? ''), { preventScrollReset: true, replace: name === 'q' });
  return (
    <FilterRow>
      <SearchField
        q={q ?? ''}
        label={t`Search my homes`}
        placeholder={t`Title, locality or city`}
        onSearch={choose('q')}
      />
      <SelectField
        label={t`Show`}
        value={show}
        onChange={choose('show')}
        allowDeselect={false}
        options={[
          { value: 'all', label: t`All homes` },
          { value: 'available', label: t`Available` },
          { value: 'booked', label: t`Booked or rented` },
          { value: 'paused', label: t`Paused` },
          { value: 'draft', label: t`Drafts` },
        ]}
      />
      <SelectField
        label={t`Sort`}
        value={sort}
        onChange={choose('sort')}
        allowDeselect={false}
        options={[
          ...byAge,
          { value: 'rent_asc', label: t`Rent, low to high` },
          { value: 'rent_desc', label: t`Rent, high to low` },
          { value: 'views', label: t`Most viewed` },
          { value: 'leads', label: t`Most leads` },
        ]}
      />
    </FilterRow>
  );
}
