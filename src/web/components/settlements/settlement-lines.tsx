// The deductions of a settlement: what each is for, what both sides say and show, and what was decided.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Settlement, SettlementLineShown } from '../../../contract/settlements.ts';
import { formatMonth, monthOf } from '../../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { lineKindLabels, lineStateShown } from './settlement-labels.ts';

type SettlementLinesProps = {
  settlement: Settlement;
  /** What the reader may do with a line. */
  actions?: (line: SettlementLineShown) => ReactNode;
};

export function SettlementLines({ settlement: { lines, state }, actions }: SettlementLinesProps) {
  if (lines.length === 0) {
    return state === 'proposing' ? null : (
      <Text size="sm">
        <Trans>Nothing is deducted.</Trans>
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {lines.map((line) => (
        <Line key={line.id} line={line} actions={actions?.(line)} />
      ))}
    </Stack>
  );
}

/** “Rent of Nov 2026”, or what the landlord called it. */
export function useLineName() {
  const { t } = useLingui();
  return ({ kind, month, label }: Pick<SettlementLineShown, 'kind' | 'month' | 'label'>): string => {
    if (!month) return label;
    const named = formatMonth(monthOf(month));
    return kind === 'rent' ? t`Rent of ${named}` : `${label} · ${named}`;
  };
}

function Line({ line, actions }: { line: SettlementLineShown; actions: ReactNode }) {
  const { i18n, t } = useLingui();
  const name = useLineName()(line);
  const state = lineStateShown[line.state];
  const cost = line.repair?.cost;
  return (
    <Stack component="li" gap={4} aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {[
              line.kind !== 'rent' && i18n._(lineKindLabels[line.kind]),
              line.repair && line.repair.title !== line.label && line.repair.title,
              cost && t`It cost ${formatRupeesExact(paise(cost))}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {formatRupeesExact(paise(line.amount))}
          </Text>
          <Badge color={state.color}>{i18n._(state.label)}</Badge>
        </Group>
      </Group>
      <Said line={line} />
      <Photos line={line} name={name} />
      {actions}
    </Stack>
  );
}

function Said({ line: { state, is_by_silence, reason, allowed, decision } }: { line: SettlementLineShown }) {
  const quiet = { size: 'sm', style: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } } as const;
  return (
    <>
      {reason && (
        <Text {...quiet}>
          <Trans>The tenant: “{reason}”</Trans>
        </Text>
      )}
      {is_by_silence && (
        <Text {...quiet}>
          <Trans>The tenant did not answer in time.</Trans>
        </Text>
      )}
      {state === 'decided' && (
        <Text {...quiet}>
          <Trans>
            Our team: {formatRupeesExact(paise(allowed ?? 0))} counts. “{decision}”
          </Trans>
        </Text>
      )}
    </>
  );
}

function Photos({ line: { photos }, name }: { line: SettlementLineShown; name: string }) {
  const { t } = useLingui();
  if (photos.length === 0) return null;
  return (
    <Group gap="xs">
      {photos.map(({ id, url, side }, place) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={
              side === 'landlord'
                ? t`${name}: photo ${place + 1}, from the landlord`
                : t`${name}: photo ${place + 1}, from the tenant`
            }
            width={96}
            height={72}
            style={{ objectFit: 'cover', borderRadius: 8 }}
          />
        </a>
      ))}
    </Group>
  );
}
