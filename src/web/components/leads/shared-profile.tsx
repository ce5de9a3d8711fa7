// What the applicant shared of his application profile, as either side of an application reads it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { Application } from '../../../contract/applications.ts';
import { IconLock } from '../../ui/icons.ts';
import { occupationLabel, referenceKindLabel } from './lead-labels.ts';

export function SharedProfile({ application }: { application: Application }) {
  const { i18n } = useLingui();
  const { occupation, employer, references } = application;
  const work = [occupation && i18n._(occupationLabel(occupation)), employer].filter(Boolean).join(' · ');
  return (
    <>
      {work && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Work: {work}</Trans>
        </Text>
      )}
      {references ? <References people={references} /> : <HiddenReferences application={application} />}
    </>
  );
}

function References({ people }: { people: NonNullable<Application['references']> }) {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`References`} style={{ margin: 0, paddingInlineStart: 20 }}>
      {people.map(({ name, kind, phone }) => (
        <Text key={`${name} ${phone}`} component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {name} ({i18n._(referenceKindLabel(kind))}): <a href={`tel:${phone}`}>{phone}</a>
        </Text>
      ))}
    </ul>
  );
}

function HiddenReferences({
  application: { side, status, reference_count: count },
}: {
  application: Application;
}) {
  if (count === 0 || side !== 'lister' || (status !== 'submitted' && status !== 'under_review')) return null;
  return (
    <Group gap="xs" wrap="nowrap" c="dimmed">
      <IconLock size={16} aria-hidden />
      <Text size="sm">
        <Plural
          value={count}
          one="# reference, shown once it is accepted."
          other="# references, shown once it is accepted."
        />
      </Text>
    </Group>
  );
}
