// How a month stands: its badge, how far a running close is, and why the last one failed.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Loader, Text } from '@mantine/core';
import type { CommissionMonth } from '../../../contract/months.ts';
import { epochMs, formatMonth, shiftMonth } from '../../../domain/dates.ts';
import type { MonthState as State } from '../../../domain/months.ts';
import { clock } from '../../lib/clock.ts';
import { cutOffDay } from './cut-off.ts';
import { failureSentence, stageSentence } from './month-messages.ts';

const states: Readonly<Record<State, { word: MessageDescriptor; colour: string }>> = {
  open: { word: msg`Open`, colour: 'blue' },
  computing: { word: msg`Closing`, colour: 'yellow' },
  closed: { word: msg`Closed`, colour: 'green' },
  paid: { word: msg`Paid out`, colour: 'teal' },
};

export function MonthState({ month, isRunning }: { month: CommissionMonth; isRunning: boolean }) {
  const { i18n } = useLingui();
  const { word, colour } = states[isRunning ? 'computing' : month.state];
  // As the work inbox counts it: open although its cut-off is over.
  const isLate = month.state === 'open' && epochMs(month.cut_off) <= epochMs(clock.now());
  const before = formatMonth(shiftMonth(month.month, -1));
  const day = cutOffDay(month.cut_off);
  return (
    <Group gap="4px 8px">
      {isLate && !isRunning ? (
        <Badge color="red">
          <Trans>Late</Trans>
        </Badge>
      ) : (
        <Badge color={colour}>{i18n._(word)}</Badge>
      )}
      {isRunning && (
        <Group gap={6} wrap="nowrap" role="status">
          <Loader size={14} aria-hidden />
          <Text size="xs">{i18n._(stageSentence(month.stage))}</Text>
        </Group>
      )}
      {!isRunning && month.failure && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          <Trans>The last close failed.</Trans> {i18n._(failureSentence(month.failure))}
        </Text>
      )}
      {!isRunning && isLate && (
        <Text size="xs" c="dimmed">
          {month.can_close ? (
            <Trans>Cut off at the end of {day}</Trans>
          ) : (
            <Trans>can be closed after {before}</Trans>
          )}
        </Text>
      )}
      {!isRunning && month.state === 'open' && !isLate && (
        <Text size="xs" c="dimmed">
          <Trans>Cut off at the end of {day}</Trans>
        </Text>
      )}
    </Group>
  );
}
