// A section of the settings: its form, its button, and who changed it last.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../domain/dates.ts';
import type { SettingsSection } from '../../../domain/settings.ts';
import { Form } from '../../ui/form.tsx';
import { tabAddress } from '../shell/tab-address.ts';

type SectionCardProps = {
  section: SettingsSection;
  title: string;
  description: string;
  stored: { version: number; updated_at: string | null; updated_by: string | null };
  busy: boolean;
  onSave: () => void;
  children: ReactNode;
};

export function SectionCard({
  section,
  title,
  description,
  stored,
  busy,
  onSave,
  children,
}: SectionCardProps) {
  const { t } = useLingui();
  const id = useId();
  const submit = () => {
    onSave();
  };
  return (
    <Card padding="md" component="section" aria-labelledby={id}>
      <Form onSubmit={submit}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          </div>
          {children}
          <Group justify="space-between" gap="sm">
            <LastChange section={section} stored={stored} />
            <Button type="submit" loading={busy} aria-label={t`Save ${title}`}>
              <Trans>Save</Trans>
            </Button>
          </Group>
        </Stack>
      </Form>
    </Card>
  );
}

function LastChange({ section, stored }: Pick<SectionCardProps, 'section' | 'stored'>) {
  const { t } = useLingui();
  if (stored.updated_at === null) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Never changed</Trans>
      </Text>
    );
  }
  const [who, when] = [stored.updated_by ?? t`Kiraya`, formatInstant(stored.updated_at)];
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Changed by {who}, {when}
      </Trans>{' '}
      <Anchor
        underline="always"
        size="sm"
        component={Link}
        to={tabAddress('audit', { action: 'settings.update', subject: section })}
      >
        <Trans>All changes</Trans>
      </Anchor>
    </Text>
  );
}
