// A condition report as it was sent: each room with its lines, photos and comments, and a place for comments of one's own.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ConditionReport } from '../../../contract/condition-reports.ts';
import type { LeaseSide } from '../../../domain/leases.ts';
import {
  conditionShown,
  itemName,
  keyName,
  meterLabels,
  roomName,
  unitLabels,
} from '../../components/condition-reports/condition-labels.ts';
import { partyRoleLabels } from '../../components/leases/lease-labels.ts';

/** Comments being written, by the line; '' is the whole report. */
export type Comments = ReadonlyMap<string, string>;

type ReportViewProps = {
  report: ConditionReport;
  /** Null: nobody writes comments now. */
  comments: Comments | null;
  onComment: (lineId: string, body: string) => void;
};

export function ReportView({ report, ...commenting }: ReportViewProps) {
  const { t, i18n } = useLingui();
  const line = { report, ...commenting };
  return (
    <Stack gap="md">
      {report.rooms.map((room) => {
        const name = roomName(i18n, report.rooms, room);
        return (
          <Card key={room.id} padding="md" withBorder component="section" aria-label={name}>
            <Stack gap="sm">
              <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Title>
              {room.items.map((item) => {
                const shown = conditionShown[item.condition];
                return (
                  <Line key={item.id} {...line} id={item.id} name={itemName(i18n, item)} note={item.note}>
                    <Badge color={shown.color} variant="light" style={{ flex: 'none' }}>
                      {i18n._(shown.label)}
                    </Badge>
                  </Line>
                );
              })}
              <LineParts {...line} id={room.id} name={name} />
            </Stack>
          </Card>
        );
      })}
      {report.meters.length > 0 && (
        <Part title={t`Meters`}>
          {report.meters.map((meter) => (
            <Line
              key={meter.id}
              {...line}
              id={meter.id}
              name={i18n._(meterLabels[meter.kind])}
              note={meter.number}
            >
              <Text
                size="sm"
                fw={600}
              >{`${meter.reading.toLocaleString('en-IN')} ${unitLabels[meter.unit]}`}</Text>
            </Line>
          ))}
        </Part>
      )}
      {report.keys.length > 0 && (
        <Part title={t`Keys`}>
          {report.keys.map((keySet) => (
            <Line key={keySet.id} {...line} id={keySet.id} name={keyName(i18n, keySet)} note={null}>
              <Text size="sm" fw={600}>
                {keySet.count}
              </Text>
            </Line>
          ))}
        </Part>
      )}
      <LineParts {...line} id="" name={t`The whole report`} />
    </Stack>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card padding="md" withBorder component="section" aria-label={title}>
    <Stack gap="sm">
      <Title order={3} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  </Card>
);

type LineProps = ReportViewProps & { id: string; name: string };

function Line({ note, children, ...line }: LineProps & { note: string | null; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {line.name}
        </Text>
        {children}
      </Group>
      {note && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
      <LineParts {...line} />
    </Stack>
  );
}

/** Photos, what was said, and a field to say more. */
function LineParts({ report, comments, onComment, id, name }: LineProps) {
  const { t } = useLingui();
  return (
    <>
      <LinkedPhotos photos={report.photos.filter(({ line_id }) => line_id === id)} name={name} />
      {report.comments
        .filter(({ line_id }) => (line_id ?? '') === id)
        .map((comment) => (
          <Said key={comment.id} comment={comment} version={report.version} />
        ))}
      {comments && (
        <Textarea
          label={id === '' ? name : undefined}
          aria-label={t`Comment: ${name}`}
          placeholder={t`Your comment, if you see it differently`}
          autosize
          minRows={1}
          maxLength={1000}
          value={comments.get(id) ?? ''}
          onChange={(event) => onComment(id, event.currentTarget.value)}
        />
      )}
    </>
  );
}

type Photo = Pick<ConditionReport['photos'][number], 'id' | 'url'>;

export function LinkedPhotos({ photos, name }: { photos: readonly Photo[]; name: string }) {
  if (photos.length === 0) return null;
  return (
    <Group gap="xs">
      {photos.map(({ id, url }, place) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={`${name}: ${place + 1}`}
            width={96}
            height={72}
            loading="lazy"
            style={{ objectFit: 'cover', borderRadius: 8 }}
          />
        </a>
      ))}
    </Group>
  );
}

type SaidProps = { comment: ConditionReport['comments'][number]; version: number };

export function Said({ comment, version }: SaidProps) {
  const { i18n } = useLingui();
  const side: LeaseSide = comment.by;
  return (
    <Text
      size="sm"
      pl="sm"
      style={{ borderInlineStart: '3px solid var(--mantine-color-yellow-5)', overflowWrap: 'anywhere' }}
    >
      <b>{i18n._(partyRoleLabels[side])}</b>
      {comment.version < version && (
        <>
          {' '}
          <Trans>(about an earlier version)</Trans>
        </>
      )}
      {`: ${comment.body}`}
    </Text>
  );
}
