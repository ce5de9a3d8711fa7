// Move-in and move-out side by side, room by room: what changed or was spoken of, and the rest when asked for.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ConditionReport } from '../../../contract/condition-reports.ts';
import {
  type ComparedItem,
  type ComparedKeys,
  type ComparedMeter,
  compareReports,
} from '../../../domain/condition-comparison.ts';
import type { ReportItem } from '../../../domain/condition-reports.ts';
import {
  conditionShown,
  itemName,
  keyName,
  meterLabels,
  roomName,
  unitLabels,
} from '../../components/condition-reports/condition-labels.ts';
import { LinkedPhotos, Said } from './report-view.tsx';

type Both = { moveIn: ConditionReport; moveOut: ConditionReport };

export function Comparison({ moveIn, moveOut }: Both) {
  const { t, i18n } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const said = [...moveIn.comments, ...moveOut.comments].flatMap(({ line_id: line }) => line ?? []);
  const { rooms, meters, keys } = compareReports(moveIn, moveOut, new Set(said));
  const hidden = rooms.flatMap(({ items }) => items).filter(({ isToLookAt }) => !isToLookAt).length;
  const isAllTheSame = rooms.every(({ items }) => items.every(({ isToLookAt }) => !isToLookAt));
  const isShown = ({ isToLookAt }: ComparedItem) => showsAll || isToLookAt;
  return (
    <Stack gap="md">
      {isAllTheSame && (
        <Text size="sm">
          <Trans>Every room is as it was at the move-in.</Trans>
        </Text>
      )}
      {rooms.map(({ before, after, items }) => {
        const room = before ?? after;
        if (!room || !items.some(isShown)) return null;
        const name = roomName(i18n, (before ? moveIn : moveOut).rooms, room);
        return (
          <Card key={room.id} padding="md" withBorder component="section" aria-label={name}>
            <Stack gap="sm">
              <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Title>
              {items.filter(isShown).map((item) => (
                <ComparedLine
                  key={(item.before ?? item.after)?.id}
                  item={item}
                  moveIn={moveIn}
                  moveOut={moveOut}
                />
              ))}
            </Stack>
          </Card>
        );
      })}
      {meters.length + keys.length > 0 && (
        <Card padding="md" withBorder component="section" aria-label={t`Meters and keys`}>
          <Stack gap="sm">
            <Title order={3} size="h5">
              <Trans>Meters and keys</Trans>
            </Title>
            {meters.map((meter) => (
              <MeterLine key={(meter.before ?? meter.after)?.id} {...meter} />
            ))}
            {keys.map((keySet) => (
              <KeysLine key={(keySet.before ?? keySet.after)?.id} {...keySet} />
            ))}
          </Stack>
        </Card>
      )}
      {hidden > 0 && !showsAll && (
        <Button variant="default" onClick={() => setShowsAll(true)}>
          <Plural
            value={hidden}
            one="Show # line that is as before"
            other="Show # lines that are as before"
          />
        </Button>
      )}
    </Stack>
  );
}

function ComparedLine({ item, moveIn, moveOut }: Both & { item: ComparedItem }) {
  const { t, i18n } = useLingui();
  const { before, after, isChanged, isWorse } = item;
  const line = before ?? after;
  if (!line) return null;
  const name = itemName(i18n, line);
  return (
    <Stack
      gap={4}
      p={isChanged ? 'xs' : 0}
      style={isChanged ? { borderInlineStart: '4px solid var(--mantine-color-orange-6)' } : undefined}
    >
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
        {isChanged && ` · ${isWorse ? t`Worse than before` : t`Changed`}`}
      </Text>
      <SimpleGrid cols={2} spacing="xs">
        <HalfLine title={t`Move-in`} item={before} name={name} report={moveIn} />
        <HalfLine title={t`Move-out`} item={after} name={name} report={moveOut} />
      </SimpleGrid>
    </Stack>
  );
}

type HalfLineProps = { title: string; item: ReportItem | null; name: string; report: ConditionReport };

function HalfLine({ title, item, name, report }: HalfLineProps) {
  const { i18n } = useLingui();
  const shown = item && conditionShown[item.condition];
  return (
    <Stack gap={4} align="flex-start">
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {shown ? (
        <Badge color={shown.color} variant="light">
          {i18n._(shown.label)}
        </Badge>
      ) : (
        <Text size="sm">
          <Trans>Not in this report</Trans>
        </Text>
      )}
      {item?.note && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {item.note}
        </Text>
      )}
      {item &&
        report.comments
          .filter(({ line_id: line }) => line === item.id)
          .map((comment) => <Said key={comment.id} comment={comment} version={report.version} />)}
      {item && (
        <LinkedPhotos
          photos={report.photos.filter(({ line_id }) => line_id === item.id)}
          name={`${title}, ${name}`}
        />
      )}
    </Stack>
  );
}

function MeterLine({ before, after, used }: ComparedMeter) {
  const { t, i18n } = useLingui();
  const meter = before ?? after;
  if (!meter) return null;
  const shown = (one: typeof before) =>
    one ? `${one.reading.toLocaleString('en-IN')} ${unitLabels[one.unit]}` : '–';
  const usage = used === null ? '' : `${used.toLocaleString('en-IN')} ${unitLabels[meter.unit]}`;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {`${i18n._(meterLabels[meter.kind])}: ${shown(before)} → ${shown(after)}`}
      {usage && ` · ${t`used ${usage}`}`}
    </Text>
  );
}

function KeysLine({ before, after, missing }: ComparedKeys) {
  const { t, i18n } = useLingui();
  const keySet = before ?? after;
  if (!keySet) return null;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {`${keyName(i18n, keySet)}: ${before?.count ?? '–'} → ${after?.count ?? '–'}`}
      {missing > 0 && ` · ${t`${missing} missing`}`}
    </Text>
  );
}
