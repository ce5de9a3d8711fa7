// A mandate that waits for its owner: the whole text, on a phone behind one line, and the two answers. Nothing counts before they accept.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Mandate } from '../../../contract/mandates.ts';
import { dateInIndia, formatDate, formatMonth, monthOf } from '../../../domain/dates.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { depositHolderLabels } from '../../components/leases/lease-labels.ts';
import { MandateSentences } from '../../components/managed-rentals/mandate-text.tsx';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useOpened } from '../../ui/use-opened.ts';

type MandateAnswerProps = {
  /** The name of the managed home. */
  home: string;
  mandate: Mandate;
  /** Percent of the rent, as it is until they accept. */
  feeNow?: number | undefined;
  /** A link led here: it comes into view and is read first. */
  isLedTo?: boolean;
};

export function MandateAnswer({ home, mandate, feeNow, isLedTo = false }: MandateAnswerProps) {
  const isPhone = useIsPhone();
  const name = useHomeName(home);
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLedTo) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isLedTo]);
  const sent = formatDate(dateInIndia(mandate.offered_at));
  const [fee, month] = [mandate.fee_bp / 100, formatMonth(monthOf(clock.today()))];
  return (
    <Card
      ref={place}
      tabIndex={-1}
      padding="md"
      component="section"
      aria-labelledby={titleId}
      style={{ scrollMarginTop: 76, borderInlineStart: '4px solid var(--mantine-color-marigold-5)' }}
    >
      <Stack gap="xs">
        <div>
          <Title order={2} size="h4" id={titleId}>
            <Trans>Mandate: {name}</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>Sent on {sent}. Nothing changes until you accept it.</Trans>
          </Text>
          {feeNow !== undefined && feeNow !== fee && (
            <Text size="sm" fw={600}>
              <Trans>
                Fee {feeNow}% → {fee}% of the rent, from {month} if you accept now
              </Trans>
            </Text>
          )}
        </div>
        {isPhone ? (
          <>
            <InShort mandate={mandate} />
            <details>
              <Text component="summary" size="sm" fw={600} style={{ cursor: 'pointer' }}>
                <Trans>Read the whole mandate</Trans>
              </Text>
              <Stack gap="xs" mt="xs">
                <MandateSentences of={mandate} />
              </Stack>
            </details>
          </>
        ) : (
          <MandateSentences of={mandate} />
        )}
        <Group gap="sm">
          <AcceptMandate mandate={mandate} />
          <DeclineMandate mandate={mandate} />
        </Group>
      </Stack>
    </Card>
  );
}

/** What decides it, in a line. */
function InShort({ mandate }: { mandate: Mandate }) {
  const { t, i18n } = useLingui();
  return (
    <Text size="sm">
      {[
        t`Fee: ${mandate.fee_bp / 100}% of the rent`,
        mandate.collects === 'owner' ? t`You collect the rent` : t`Kiraya collects the rent`,
        t`Deposit: ${i18n._(depositHolderLabels[mandate.deposit_holder])}`,
      ].join(' · ')}
    </Text>
  );
}

function useReload() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.rvl.key() });
}

function AcceptMandate({ mandate: { id, text_hash } }: { mandate: Mandate }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReload();
  const dialog = useOpened();
  const [name, setName] = useState('');
  const form = useFormMutation({
    send: api.mandates.accept,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Mandate accepted`, msg`It counts from this month.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Accept the mandate`}
      submitLabel={t`Accept the mandate`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id, text_hash, name })}
    >
      <Text size="sm">
        <Trans>Your name is kept with this text, the day and the time.</Trans>
      </Text>
      <TextInput
        label={t`Your full name`}
        required
        maxLength={120}
        autoComplete="name"
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.errors.name}
      />
    </FormDialogButton>
  );
}

function DeclineMandate({ mandate: { id } }: { mandate: Mandate }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReload();
  const dialog = useOpened();
  const form = useFormMutation({
    send: api.mandates.decline,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Mandate declined`, msg`What was agreed before stays.`);
      return reload();
    },
  });
  return (
    <>
      <Button size="sm" variant="default" onClick={dialog.onOpen}>
        <Trans>Decline</Trans>
      </Button>
      {dialog.opened && (
        <ReasonDialog
          title={t`Decline the mandate`}
          submitLabel={t`Decline`}
          explanation={t`Tell us what should be different. We’ll send you another one.`}
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(reason) => form.submit({ id, reason })}
          onClose={dialog.onClose}
        />
      )}
    </>
  );
}
