// How many months, which city, and whether the rows are months or cities; all of it in the address.
import { useLingui } from '@lingui/react/macro';
import { Group, SegmentedControl } from '@mantine/core';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type AnalyticsView, spans } from './view-url.ts';

export function ViewControls({ view, cities }: { view: AnalyticsView; cities: readonly string[] }) {
  const { t } = useLingui();
  const [, change] = useQueryChange();
  const choose = (name: keyof AnalyticsView, value: string | null) => change({ [name]: value });
  return (
    <Group align="flex-end" gap="sm">
      <SegmentedControl
        aria-label={t`Rows`}
        // Each as wide as its words: of equal width the longer would take a second line.
        styles={{ control: { flexBasis: 'auto' } }}
        value={view.by}
        onChange={(by) => choose('by', by)}
        data={[
          { value: 'month', label: t`By month` },
          { value: 'city', label: t`By city` },
          { value: 'broker', label: t`By broker` },
        ]}
      />
      <SelectField
        label={t`Months`}
        flex="1 1 140px"
        maw={200}
        allowDeselect={false}
        value={String(view.months)}
        onChange={(months) => choose('months', months)}
        options={spans.map((span) => ({ value: String(span), label: t`Last ${span} months` }))}
      />
      {view.by !== 'city' && (
        <SelectField
          label={t`City`}
          flex="1 1 140px"
          maw={200}
          clearable
          searchable
          placeholder={t`All cities`}
          value={view.city ?? null}
          onChange={(city) => choose('city', city)}
          options={cities.map((name) => ({ value: name, label: name }))}
        />
      )}
    </Group>
  );
}
