// Adds somebody who is not there yet, below oneself or anybody of the copied team.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { TeamMonth } from '../../../../contract/commissions.ts';
import { RupeeInput } from '../../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../../components/rupees.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Changes } from '../model.ts';

/** Options shown at once; further people are found by typing. */
const SPONSORS = 200;

type NewLegFormProps = { team: TeamMonth; changes: Changes; onChange: (changes: Changes) => void };

export function NewLegForm({ team, changes, onChange }: NewLegFormProps) {
  const { t } = useLingui();
  const own = team.people.find(({ sponsor_id }) => sponsor_id === null)?.affiliate_id ?? '';
  const [name, setName] = useState('');
  const [sponsor, setSponsor] = useState(own);
  const [rent, setRent] = useState<Rupees>('');
  const amount = paiseOf(rent);
  const options = team.people.map((one) => ({
    value: one.affiliate_id,
    label: one.affiliate_id === own ? t`You` : `${one.full_name} (${one.affiliate_id})`,
  }));
  const number = changes.legs.length + 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return;
    const leg = {
      id: `new-${number}`,
      name: name.trim() || t`New person ${number}`,
      sponsorId: sponsor,
      rvl: amount,
    };
    onChange({ ...changes, legs: [...changes.legs, leg] });
    setName('');
    setRent('');
  };
  return (
    <Card padding="md" component="section" aria-labelledby="leg-title">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Title order={2} size="h4" id="leg-title">
            <Trans>Add a person</Trans>
          </Title>
          <Group align="flex-end" gap="sm">
            <TextInput
              label={t`Name`}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              maxLength={60}
            />
            <SelectField
              label={t`Sponsor`}
              options={options}
              limit={SPONSORS}
              value={sponsor}
              onChange={(value) => setSponsor(value ?? own)}
              allowDeselect={false}
              searchable
            />
            <RupeeInput label={t`Rent in a month`} value={rent} onChange={setRent} />
            <Button type="submit" disabled={amount === null}>
              <Trans>Add</Trans>
            </Button>
          </Group>
          <Text size="xs" c="dimmed">
            <Trans>The person is added to this copy only; no one is invited.</Trans>
          </Text>
        </Stack>
      </form>
    </Card>
  );
}
