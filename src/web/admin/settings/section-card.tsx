// A section of the settings: a line that says how it is, and below it once asked for its form, its button, and who changed it last.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../domain/dates.ts';
import type { SettingsSection } from '../../../domain/settings.ts';
import { Form } from '../../ui/form.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { tabAddress } from '../shell/tab-address.ts';

type SectionCardProps = {
  section: SettingsSection;
  title: string;
  /** How it is now, in a line: the form opens below it. */
  state: string;
  description: string;
  stored: { version: number; updated_at: string | null; updated_by: string | null };
  /** Something in it waits for whoever looks. */
  isOpen?: boolean;
  busy: boolean;
  onSave: () => void;
  children: ReactNode;
};

export function SectionCard(props: SectionCardProps) {
  const { section, title, state, description, stored, isOpen = false, busy, onSave, children } = props;
  const { t } = useLingui();
  const submit = () => {
    onSave();
  };
  return (
    <FoldedRow id={section} title={title} state={state} text={description} isOpen={isOpen}>
      <Form onSubmit={submit}>
        <Stack gap="md">
          {children}
          <Group justify="space-between" gap="sm">
            <LastChange section={section} stored={stored} />
            <Button type="submit" loading={busy} aria-label={t`Save ${title}`}>
              <Trans>Save</Trans>
            </Button>
          </Group>
        </Stack>
      </Form>
    </FoldedRow>
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
