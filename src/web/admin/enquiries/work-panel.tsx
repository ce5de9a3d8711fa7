// What an administrator does with an enquiry: who has it, where it stands, and notes.

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { EnquiryDetail } from '../../../contract/enquiries.ts';
import { type EnquiryStatus, nextEnquiryStatuses } from '../../../domain/enquiries.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useMay } from '../shell/use-may.ts';
import { enquirySaved } from './enquiry-messages.ts';
import { NOBODY, useColleagues } from './use-colleagues.ts';
import { useEnquiryChange } from './use-enquiry-change.ts';

const NOTE_MAX = 2000;

export function WorkPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const may = useMay();
  return (
    <Card withBorder component="section" aria-label={t`Work on this enquiry`}>
      <Stack gap="md">
        {may('enquiries.assign') && <Assignee enquiry={enquiry} />}
        <NoteAndState enquiry={enquiry} />
      </Stack>
    </Card>
  );
}

function Assignee({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const { api } = useApi();
  const { known, isPending } = useColleagues();
  const form = useEnquiryChange(api.enquiries.assign, enquirySaved.assigned);
  const current = enquiry.assigned_to;
  const isListed = current === null || known.some(({ value }) => value === current.user_id);
  const options = [
    { value: NOBODY, label: t`No one` },
    // Somebody who does not answer any more still has what they took.
    ...(isListed ? [] : [{ value: current.user_id, label: current.full_name ?? t`Someone without a name` }]),
    ...known,
  ];
  return (
    <SelectField
      label={t`Assigned to`}
      options={options}
      value={current?.user_id ?? NOBODY}
      allowDeselect={false}
      disabled={form.isBusy || isPending}
      error={form.errors.user_id}
      onChange={(chosen) => {
        if (chosen) form.submit({ id: enquiry.id, user_id: chosen === NOBODY ? null : chosen });
      }}
    />
  );
}

function NoteAndState({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [text, setText] = useState('');
  const clear = () => setText('');
  const note = useEnquiryChange(api.enquiries.note, enquirySaved.noted, clear);
  const move = useEnquiryChange(api.enquiries.move, enquirySaved.moved, clear);
  const isBusy = note.isBusy || move.isBusy;
  const add = () => {
    note.submit({ id: enquiry.id, note: text });
  };
  return (
    <Form onSubmit={add}>
      <Stack gap="sm">
        <Textarea
          label={t`Note`}
          description={t`Only our team sees notes. A note is saved with the status change.`}
          autosize
          minRows={2}
          maxLength={NOTE_MAX}
          value={text}
          error={note.errors.note ?? move.errors.note}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button
            type="submit"
            variant="default"
            loading={note.isBusy}
            disabled={text.trim() === '' || isBusy}
          >
            <Trans>Add note</Trans>
          </Button>
          {nextEnquiryStatuses(enquiry.status).map((status) => (
            <MoveButton
              key={status}
              status={status}
              disabled={isBusy}
              onMove={() => move.submit({ id: enquiry.id, status, note: text })}
            />
          ))}
        </Group>
      </Stack>
    </Form>
  );
}

type MoveButtonProps = { status: EnquiryStatus; disabled: boolean; onMove: () => void };

function MoveButton({ status, disabled, onMove }: MoveButtonProps) {
  const { t } = useLingui();
  const words: Record<EnquiryStatus, string> = {
    new: t`New`,
    in_progress: t`Take up`,
    answered: t`Mark answered`,
    closed: t`Close`,
    spam: t`Spam`,
  };
  const colour = status === 'spam' ? 'red' : undefined;
  return (
    <Button variant="light" color={colour} disabled={disabled} onClick={onMove}>
      {words[status]}
    </Button>
  );
}
