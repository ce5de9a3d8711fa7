// Everybody of the copied team with his rents and rank, both to be changed; the largest teams first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Card, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { TeamMonth } from '../../../../contract/commissions.ts';
import { type RankName, rankNames } from '../../../../domain/commission/plan.ts';
import type { WhatIfMonth } from '../../../../domain/commission/what-if.ts';
import { paise } from '../../../../domain/money.ts';
import { paiseOf, RupeeInput } from '../../../components/rupee-input.tsx';
import { MoneyText } from '../../../ui/money-text.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { WideTable } from '../../../ui/wide-table.tsx';
import type { Changes } from './model.ts';

const ROWS = 15;
const COMPUTED = 'computed';

type PeopleTableProps = {
  team: TeamMonth;
  month: WhatIfMonth;
  changes: Changes;
  onChange: (changes: Changes) => void;
  ownId: string;
};

export function PeopleTable({ team, month, changes, onChange, ownId }: PeopleTableProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(ROWS);
  const [q, setQ] = useState('');
  const wanted = q.trim().toLowerCase();
  const everyone = [
    ...team.people.map((one) => ({ id: one.affiliate_id, name: one.full_name, fixed: one.fixed_rank })),
    ...changes.legs.map((leg) => ({ id: leg.id, name: leg.name, fixed: null })),
  ];
  const people = everyone.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(wanted));
  const rents = Map.groupBy(team.payments, (payment) => payment.affiliate_id);
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
        <WideTable minWidth={720} aria-label={t`People of the copy`}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Person`}</Table.Th>
                <Table.Th>{t`Rents`}</Table.Th>
                <Table.Th ta="right">{t`With team`}</Table.Th>
                <Table.Th visibleFrom="sm">{t`Rank`}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.slice(0, shown).map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isOwn={person.id === ownId}
                  rents={rents.get(person.id) ?? []}
                  month={month}
                  changes={changes}
                  onChange={onChange}
                />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
        {people.length === 0 && <Text size="sm">{t`Nobody in your team matches.`}</Text>}
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

type Rent = TeamMonth['payments'][number];
type PersonRowProps = Pick<PeopleTableProps, 'month' | 'changes' | 'onChange'> & {
  person: { id: string; name: string; fixed: RankName | null };
  isOwn: boolean;
  rents: readonly Rent[];
};

function PersonRow({ person: { id, name, fixed }, isOwn, rents, month, changes, onChange }: PersonRowProps) {
  const { t } = useLingui();
  const standing = month.standings.get(id);
  const shownName = isOwn ? t`You` : name;
  const leg = changes.legs.find((one) => one.id === id);
  const setRent = (payment: string, amount: number | null) =>
    onChange({ ...changes, rents: { ...changes.rents, [payment]: amount ?? 0 } });
  const rank = isOwn ? (
    month.answer.rank.name
  ) : (
    <SelectField
      aria-label={t`Rank of ${shownName}`}
      options={[
        { value: COMPUTED, label: t`Computed` },
        ...rankNames.map((name) => ({ value: name, label: name })),
      ]}
      value={changes.ranks[id] ?? fixed ?? COMPUTED}
      onChange={(value) =>
        onChange({ ...changes, ranks: { ...changes.ranks, [id]: (value ?? COMPUTED) as RankName } })
      }
      description={standing && t`${standing.rank} now`}
      allowDeselect={false}
      size="sm"
      w={150}
    />
  );
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {shownName}
        </Text>
        {!leg && (
          <Text size="xs" c="dimmed">
            {id}
          </Text>
        )}
        {/* On a phone its own column would lie out of sight; the first one stays where it is. */}
        <Box hiddenFrom="sm" mt={4}>
          {rank}
        </Box>
      </Table.Td>
      <Table.Td>
        <Stack gap={4}>
          {rents.map((rent) => (
            <RentField
              key={rent.payment_id}
              label={rent.property_name ?? t`A home`}
              of={shownName}
              amount={changes.rents[rent.payment_id] ?? rent.rvl}
              onChange={(amount) => setRent(rent.payment_id, amount)}
            />
          ))}
          {leg && (
            <RentField
              label={t`New rent`}
              of={shownName}
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
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={standing?.team ?? paise(0)} format="exact" />
      </Table.Td>
      <Table.Td visibleFrom="sm">{rank}</Table.Td>
    </Table.Tr>
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
        allowDecimal
        decimalScale={2}
        size="sm"
        w={140}
      />
      <Text size="xs" c="dimmed">
        {label}
      </Text>
    </Group>
  );
}
