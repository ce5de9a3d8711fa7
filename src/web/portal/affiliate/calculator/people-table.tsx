// Everybody of the copied team with their rents and rank, both to be changed; the largest teams first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { TeamMonth } from '../../../../contract/commissions.ts';
import { type RankName, rankNames } from '../../../../domain/commission/plan.ts';
import type { WhatIfMonth } from '../../../../domain/commission/what-if.ts';
import { paise } from '../../../../domain/money.ts';
import { DataTable } from '../../../components/list/data-table.tsx';
import { RupeeInput } from '../../../components/rupee-input.tsx';
import { paiseOf } from '../../../components/rupees.ts';
import { CellLines } from '../../../ui/cell-text.tsx';
import type { Column } from '../../../ui/columns.tsx';
import { MoneyText } from '../../../ui/money-text.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Changes } from '../model.ts';

const ROWS = 15;
const COMPUTED = 'computed';

type PeopleTableProps = {
  team: TeamMonth;
  month: WhatIfMonth;
  changes: Changes;
  onChange: (changes: Changes) => void;
  ownId: string;
};

type TeamPerson = { id: string; name: string; fixed: RankName | null };

export function PeopleTable(props: PeopleTableProps) {
  const { team, changes } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(ROWS);
  const [q, setQ] = useState('');
  const wanted = q.trim().toLowerCase();
  const everyone: TeamPerson[] = [
    ...team.people.map((one) => ({ id: one.affiliate_id, name: one.full_name, fixed: one.fixed_rank })),
    ...changes.legs.map((leg) => ({ id: leg.id, name: leg.name, fixed: null })),
  ];
  const people = everyone.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(wanted));
  return (
    <Card padding="md" component="section" aria-labelledby="people-title">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-end">
          <Title order={2} size="h4" id="people-title">
            <Trans>Your team and its rents</Trans>
          </Title>
          <TextInput
            label={t`Find a person`}
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
            maxLength={100}
          />
        </Group>
        <DataTable
          label={t`People of the copy`}
          columns={usePeopleColumns(props)}
          rows={people.slice(0, shown)}
          rowKey={({ id }) => id}
          minWidth={720}
        />
        {people.length === 0 && <Text size="sm">{t`No one in your team matches.`}</Text>}
        {people.length > shown && (
          <Group justify="center">
            <Button variant="default" onClick={() => setShown(shown + ROWS)}>
              <Trans>Show more</Trans>
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

function usePeopleColumns({ team, month, changes, onChange, ownId }: PeopleTableProps): Column<TeamPerson>[] {
  const { t } = useLingui();
  const rents = Map.groupBy(team.payments, (payment) => payment.affiliate_id);
  const nameOf = ({ id, name }: TeamPerson) => (id === ownId ? t`You` : name);
  return [
    {
      key: 'person',
      label: t`Person`,
      cell: (person) => (
        <CellLines
          isStrong
          main={nameOf(person)}
          detail={changes.legs.some(({ id }) => id === person.id) ? null : person.id}
        />
      ),
    },
    {
      key: 'rents',
      label: t`Rents`,
      cell: (person) => (
        <Rents
          person={person}
          name={nameOf(person)}
          rents={rents.get(person.id) ?? []}
          changes={changes}
          onChange={onChange}
        />
      ),
    },
    {
      key: 'team',
      label: t`With team`,
      align: 'right',
      cell: ({ id }) => <MoneyText amount={month.standings.get(id)?.team ?? paise(0)} format="plain" />,
    },
    {
      key: 'rank',
      label: t`Rank`,
      cell: (person) =>
        person.id === ownId ? (
          month.answer.rank.name
        ) : (
          <RankField
            person={person}
            computed={month.standings.get(person.id)?.rank}
            changes={changes}
            onChange={onChange}
          />
        ),
    },
  ];
}

type FieldProps = Pick<PeopleTableProps, 'changes' | 'onChange'> & { person: TeamPerson };

function RankField({ person, computed, changes, onChange }: FieldProps & { computed: RankName | undefined }) {
  const { t } = useLingui();
  const { id, name, fixed } = person;
  return (
    <SelectField
      aria-label={t`Rank of ${name}`}
      options={[
        { value: COMPUTED, label: t`Computed` },
        ...rankNames.map((rank) => ({ value: rank, label: rank })),
      ]}
      value={changes.ranks[id] ?? fixed ?? COMPUTED}
      onChange={(value) =>
        onChange({ ...changes, ranks: { ...changes.ranks, [id]: (value ?? COMPUTED) as RankName } })
      }
      description={computed && t`${computed} now`}
      size="sm"
      w={150}
    />
  );
}

type RentsProps = FieldProps & { name: string; rents: TeamMonth['payments'] };

function Rents({ person: { id }, name, rents, changes, onChange }: RentsProps) {
  const { t } = useLingui();
  const leg = changes.legs.find((one) => one.id === id);
  const setRent = (payment: string, amount: number | null) =>
    onChange({ ...changes, rents: { ...changes.rents, [payment]: amount ?? 0 } });
  return (
    <Stack gap={4}>
      {rents.map((rent) => (
        <RentField
          key={rent.payment_id}
          label={rent.property_name ?? t`A home`}
          of={name}
          amount={changes.rents[rent.payment_id] ?? rent.rvl}
          onChange={(amount) => setRent(rent.payment_id, amount)}
        />
      ))}
      {leg && (
        <RentField
          label={t`New rent`}
          of={name}
          amount={leg.rvl}
          onChange={(amount) =>
            onChange({
              ...changes,
              legs: changes.legs.map((one) => (one.id === id ? { ...one, rvl: amount ?? 0 } : one)),
            })
          }
        />
      )}
      {rents.length === 0 && !leg && (
        <Text size="sm" c="dimmed">
          {t`No rents of one’s own`}
        </Text>
      )}
    </Stack>
  );
}

type RentFieldProps = { label: string; of: string; amount: number; onChange: (paise: number | null) => void };

function RentField({ label, of, amount, onChange }: RentFieldProps) {
  const { t } = useLingui();
  return (
    <Group gap="xs" wrap="nowrap">
      <RupeeInput
        aria-label={t`Rent of ${label}, ${of}`}
        value={amount / 100}
        onChange={(rupees) => onChange(paiseOf(rupees))}
        withPaise
        size="sm"
        w={140}
      />
      <Text size="xs" c="dimmed">
        {label}
      </Text>
    </Group>
  );
}
