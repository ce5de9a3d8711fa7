// "Configure Shadow Balancing": the switch, the dates and the reason; the same rules as the server's, said at the field.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import type { GrantedBroker } from '../../../contract/shadow-balancing.ts';
import { addDays, type CalendarDate, formatDate } from '../../../domain/dates.ts';
import { GRANT_MAX_DAYS, latestEnd } from '../../../domain/shadow-balancing.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useGrantForm } from './use-grant-form.ts';

type ConfigureDialogProps = { broker: GrantedBroker; today: CalendarDate; onClose: () => void };

export function ConfigureDialog({ broker, today, onClose }: ConfigureDialogProps) {
  const { t } = useLingui();
  return (
    <OpenModal onClose={onClose} title={t`Configure Shadow Balancing`}>
      <GrantForm broker={broker} today={today} onClose={onClose} />
    </OpenModal>
  );
}

function GrantForm({ broker, today, onClose }: ConfigureDialogProps) {
  const { t } = useLingui();
  const form = useGrantForm({ broker, today, onDone: onClose });
  const { values, set, errors } = form;
  return (
    <Form onSubmit={form.submit}>
      <Stack gap="md">
        <Text fw={600}>{broker.name}</Text>
        <Switch
          label={t`Enable Fast Track Advantage`}
          checked={values.enabled}
          onChange={(event) => set({ enabled: event.currentTarget.checked })}
          error={errors.enabled}
        />
        {values.enabled && <GrantFields form={form} today={today} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={form.isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.isBusy} disabled={!values.enabled && !form.isRunning}>
            <Trans>Save Changes</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

function GrantFields({ form, today }: { form: ReturnType<typeof useGrantForm>; today: CalendarDate }) {
  const { t } = useLingui();
  const { values, set, errors, isRunning, endedOn } = form;
  const start = values.start ?? today;
  const [began, ended] = [formatDate(start), endedOn && formatDate(endedOn)];
  return (
    <>
      {isRunning ? (
        <Text size="sm" c="dimmed">
          {ended ? (
            <Trans>
              It ended on {ended}. It can be extended within {GRANT_MAX_DAYS} days of {began}; to grant it
              again, disable it first.
            </Trans>
          ) : (
            <Trans>Running since {began}; the start stays as it is.</Trans>
          )}
        </Text>
      ) : (
        <DateField
          label={t`Start Date`}
          value={values.start}
          onChange={(date) => set({ start: date })}
          today={today}
          min={today}
          max={addDays(today, 366)}
          error={errors.start_date}
        />
      )}
      <DateField
        label={t`End Date (Max 6 months)`}
        value={values.end}
        onChange={(date) => set({ end: date })}
        today={today}
        min={start}
        max={latestEnd(start)}
        error={errors.end_date}
      />
      <ReasonField
        placeholder={t`Early adopter incentive, special promotion, etc.`}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        most={500}
        error={errors.reason}
      />
    </>
  );
}
