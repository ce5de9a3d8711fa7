// The people who may be asked about the applicant: at most three, each with a name, how they know them, and a number.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { REFERENCES_MAX, type ReferenceKind, referenceKinds } from '../../../domain/application-profiles.ts';
import type { FieldErrors } from '../../components/form/use-form-mutation.ts';
import { referenceKindLabel } from '../../components/leads/lead-labels.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { blankReference, type ReferenceValues } from './application-profile-values.ts';

type ReferenceFieldsProps = {
  people: readonly ReferenceValues[];
  onChange: (people: readonly ReferenceValues[]) => void;
  errors: FieldErrors;
};

export function ReferenceFields({ people, onChange, errors }: ReferenceFieldsProps) {
  const change = (id: string, own: Partial<ReferenceValues>) =>
    onChange(people.map((person) => (person.id === id ? { ...person, ...own } : person)));
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        <Trans>References</Trans>
      </Title>
      <Text size="sm" c="dimmed">
        <Trans>
          Ask these people first. An owner or agent sees who they are once they accept an application that you
          shared them with, and may call them then.
        </Trans>
      </Text>
      {people.map((person, place) => (
        <PersonFields
          key={person.id}
          person={person}
          number={place + 1}
          errorOf={(field) => errors[`references.${place}.${field}`]}
          onChange={(own) => change(person.id, own)}
          onRemove={() => onChange(people.filter(({ id }) => id !== person.id))}
        />
      ))}
      {people.length < REFERENCES_MAX && (
        <Group>
          <Button variant="default" size="sm" onClick={() => onChange([...people, blankReference()])}>
            <Trans>Add a reference</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type PersonFieldsProps = {
  person: ReferenceValues;
  number: number;
  errorOf: (field: 'name' | 'kind' | 'phone') => string | undefined;
  onChange: (own: Partial<ReferenceValues>) => void;
  onRemove: () => void;
};

function PersonFields({ person, number, errorOf, onChange, onRemove }: PersonFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Card padding="md" role="group" aria-label={t`Reference ${number}`}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <TextInput
          label={t`Name`}
          value={person.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          maxLength={80}
          required
          error={errorOf('name')}
        />
        <SelectField
          label={t`Knows you as`}
          options={referenceKinds.map((value) => ({ value, label: i18n._(referenceKindLabel(value)) }))}
          value={person.kind}
          onChange={(value) => value && onChange({ kind: value as ReferenceKind })}
          allowDeselect={false}
          error={errorOf('kind')}
        />
        <TextInput
          label={t`Phone number`}
          type="tel"
          value={person.phone}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
          required
          error={errorOf('phone')}
        />
      </SimpleGrid>
      <Group mt="sm">
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
          <Trans>Remove reference {number}</Trans>
        </Button>
      </Group>
    </Card>
  );
}
