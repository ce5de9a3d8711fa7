// Which statement: the year, one month of it, and of several owners or managers one. The choice stands in the address.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack } from '@mantine/core';
import type { RentStatement } from '../../../contract/rents.ts';
import { formatMonth, isMonth, monthOf } from '../../../domain/dates.ts';
import { monthsOfReport } from '../../../domain/rent-statements.ts';
import { FilterFold } from '../../components/list/list-filters.tsx';
import { clock } from '../../lib/clock.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './year-report.module.css';

const ALL = 'all';
const ID = /^[0-9a-f-]{36}$/;

/** What the address asks for; anything else in it is left out. */
export function askedIn(params: URLSearchParams) {
  const [year, month, owner, manager] = ['year', 'month', 'owner', 'manager'].map(
    (name) => params.get(name) ?? '',
  ) as [string, string, string, string];
  return {
    year: /^20\d\d-\d\d$/.test(year) ? year : undefined,
    month: isMonth(month) ? month : undefined,
    owner_id: ID.test(owner) ? owner : undefined,
    manager_id: ID.test(manager) ? manager : undefined,
  };
}

const unlessAll = (value: string | null) => (value === ALL ? null : value);

export function StatementChoice({ statement }: { statement: RentStatement }) {
  const { t } = useLingui();
  const [, change] = useQueryChange();
  const { year, month, owners, managers, owner, manager } = statement;
  const years = [...new Set([year, ...statement.years])].toSorted().toReversed();
  const months = monthsOfReport(year, monthOf(clock.today()), month).toReversed();
  const isPhone = useIsPhone();
  const someone = (people: RentStatement['owners']) =>
    people.map(({ id, name }) => ({ value: id, label: name }));
  const people = (owners.length > 0 || managers.length > 0) && (
    <Stack gap="sm">
      {owners.length > 0 && (
        <SelectField
          label={t`Owner`}
          searchable
          value={owner?.id ?? ALL}
          onChange={(value) => change({ owner: unlessAll(value) })}
          options={[{ value: ALL, label: t`All owners` }, ...someone(owners)]}
        />
      )}
      {managers.length > 0 && (
        <SelectField
          label={t`Homes`}
          value={manager?.id ?? ALL}
          onChange={(value) => change({ manager: unlessAll(value) })}
          options={[
            { value: ALL, label: t`All my homes` },
            ...managers.map(({ id, name }) => ({ value: id, label: t`Managed by ${name}` })),
          ]}
        />
      )}
    </Stack>
  );
  return (
    <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm" maw={{ md: 640 }}>
      <SelectField
        label={t`Financial year`}
        value={year}
        onChange={(value) => change({ year: value, month: null })}
        options={years.map((value) => ({ value, label: value }))}
      />
      <SelectField
        label={t`Month`}
        value={month ?? ALL}
        onChange={(value) => change({ year, month: unlessAll(value) })}
        options={[
          { value: ALL, label: t`Whole year` },
          ...months.map((value) => ({ value, label: formatMonth(value) })),
        ]}
      />
      {/* Most read all of them: on a phone this choice waits behind a button. */}
      {people && (
        <div className={styles.alone}>
          {isPhone ? <FilterFold used={owner || manager ? 1 : 0}>{people}</FilterFold> : people}
        </div>
      )}
    </SimpleGrid>
  );
}
