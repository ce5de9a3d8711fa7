// What the applicant shared of their application profile, wherever their application is shown.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { SharedFacts } from '../../../contract/application-profile.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { IconLock } from '../../ui/icons.ts';
import { occupationLabel, referenceKindLabel } from './lead-labels.ts';

type SharedProfileProps = { application: SharedFacts & { status: string }; isLister: boolean };

export function SharedProfile({ application, isLister }: SharedProfileProps) {
  const { i18n } = useLingui();
  const { occupation, employer, status, reference_count: count, references } = application;
  const isAwaited = status === 'submitted' || status === 'under_review';
  const work = [occupation && i18n._(occupationLabel(occupation)), employer].filter(Boolean).join(' · ');
  return (
    <>
      {work && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Work: {work}</Trans>
        </Text>
      )}
      {references && <References people={references} />}
      {!references && count > 0 && isLister && isAwaited && <HiddenReferences count={count} />}
    </>
  );
}

function References({ people }: { people: NonNullable<SharedFacts['references']> }) {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`References`} style={{ margin: 0, paddingInlineStart: 20 }}>
      {people.map(({ name, kind, phone }) => (
        <Text key={`${name} ${phone}`} component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {name} ({i18n._(referenceKindLabel(kind))}): <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </Text>
      ))}
    </ul>
  );
}

function HiddenReferences({ count }: { count: number }) {
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
