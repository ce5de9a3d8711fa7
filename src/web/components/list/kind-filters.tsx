// The frame of an office queue with several kinds of matters: searched, filtered by state and kind, paged.
import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { SelectOption } from '../../ui/select-field.tsx';
import { ListControls } from './list-controls.tsx';
import { useListInput } from './list-page.tsx';
import { ShowSelect } from './show-select.tsx';

/** What the address asks for; the first of `shows` is what the office looks at unless it says otherwise. */
export function useKindsInput<const Show extends string, const Kind extends string>(
  shows: readonly [Show, ...Show[]],
  kinds: readonly Kind[],
) {
  const [params] = useSearchParams();
  const list = useListInput(shows);
  const kind = kinds.find((one) => one === params.get('kind'));
  const isFiltered = list.q !== undefined || kind !== undefined || list.show !== shows[0];
  return { input: { ...list, ...(kind ? { kind } : {}) }, isFiltered };
}

type KindFiltersProps = {
  placeholder: string;
  input: { show: string; kind?: string };
  shows: readonly SelectOption[];
  kinds: readonly SelectOption[];
};

export function KindFilters({ placeholder, input, shows, kinds }: KindFiltersProps) {
  const { t } = useLingui();
  return (
    <Group align="flex-end" gap="sm">
      <ListControls placeholder={placeholder} />
      <ShowSelect value={input.show} options={shows} />
      <ShowSelect
        name="kind"
        label={t`Kind`}
        value={input.kind ?? 'all'}
        options={[{ value: 'all', label: t`Every kind` }, ...kinds]}
      />
    </Group>
  );
}
