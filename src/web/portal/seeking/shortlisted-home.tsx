// One shortlisted home: marks for a lower rent or a home let, a note of one's own, and the way off the list.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import type { Shortlisted } from '../../../contract/shortlist.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { CompareButton } from '../../components/compare/compare-button.tsx';
import { HomeRow } from '../../components/property/home-row.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { isUnanswered, outbox } from '../../lib/offline/outbox.ts';
import { toastQueued } from '../../lib/offline/outbox-toasts.ts';
import type { Call } from '../../lib/offline/waiting.ts';
import { useSession } from '../../lib/session-context.ts';
import { comesBack } from '../../lib/use-address-part.ts';
import { IconNote } from '../../ui/icons.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import { toast } from '../../ui/toast-store.ts';

const notChanged = msg`The shortlist could not be changed`;

/** The dialog that the link opens on the page of the home is there when it is wanted; what fails now is loaded then. */
const loadVisitForm = () => void import('../../components/leads/visit-form.tsx').catch(() => undefined);

function useShortlistChanges(id: string) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const owner = useSession().current?.user.id;
  const onSuccess = () => client.invalidateQueries({ queryKey: queries.shortlist.key() });
  const onError = (error: unknown) => toast.destructive(failureMessage(error, notChanged));
  /** Without a connection it is kept on the device and sent later; whether it was sent. */
  const sendOrKeep = async (send: () => Promise<unknown>, call: Call): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (error) {
      const isKept = owner && isUnanswered(error) && (await outbox.queue(owner, call));
      if (!isKept) throw error;
      toastQueued();
      return false;
    }
  };
  const remove = useMutation({
    mutationFn: () => {
      const input = { property_id: id };
      return sendOrKeep(() => api.shortlist.remove(input), { name: 'shortlist.remove', input });
    },
    onError,
    onSuccess: (isSent) => {
      if (isSent) toast.neutral(msg`Taken off your shortlist`);
      return onSuccess();
    },
  });
  const note = useMutation({
    mutationFn: (text: string) => {
      const input = { property_id: id, note: text };
      return sendOrKeep(() => api.shortlist.note(input), { name: 'shortlist.note', input });
    },
    onError,
    onSuccess,
  });
  return { remove, note };
}

type ShortlistedHomeProps = {
  item: Shortlisted;
  /** Of a list, whose one filled act is here. */
  isFirst?: boolean;
};

export function ShortlistedHome({ item, isFirst = false }: ShortlistedHomeProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const { remove, note } = useShortlistChanges(item.home.id);
  const added = formatDate(dateInIndia(item.added_at));
  const { title } = item.home;
  return (
    <HomeRow
      home={item.home}
      fact={<Trans>Added on {added}</Trans>}
      mark={<Mark item={item} />}
      actions={
        <>
          {!item.is_let && (
            <Button
              component={Link}
              to={`${homePath(item.home)}?step=visit`}
              state={comesBack('step')}
              size="sm"
              flex="none"
              variant={isFirst ? 'filled' : 'default'}
              aria-label={t`Request a visit: ${title}`}
              onPointerEnter={loadVisitForm}
              onFocus={loadVisitForm}
            >
              <Trans>Request a visit</Trans>
            </Button>
          )}
          <CompareButton homeId={item.home.id} title={title} />
        </>
      }
      menu={
        <RowActions of={title} isFolded>
          <Button
            variant="default"
            aria-expanded={editing}
            aria-label={item.note ? t`Edit note: ${title}` : t`Add note: ${title}`}
            onClick={() => setEditing((before) => !before)}
          >
            {item.note ? t`Edit note` : t`Add note`}
          </Button>
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
            aria-label={t`Remove ${title}`}
          >
            {t`Remove`}
          </Button>
        </RowActions>
      }
    >
      {editing ? (
        <NoteForm
          note={item.note ?? ''}
          isBusy={note.isPending}
          onSave={(text) => note.mutate(text, { onSuccess: () => setEditing(false) })}
        />
      ) : (
        item.note && (
          <Group gap={6} wrap="nowrap" align="flex-start">
            <IconNote
              size={16}
              role="img"
              aria-label={t`Your note`}
              style={{ flex: 'none', marginBlockStart: 2 }}
            />
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {item.note}
            </Text>
          </Group>
        )
      )}
    </HomeRow>
  );
}

/** How the rent compares with that of the day it was shortlisted, or that the home is gone. */
function Mark({ item }: { item: Shortlisted }) {
  if (item.is_let) {
    return (
      <Badge color="gray">
        <Trans>No longer available</Trans>
      </Badge>
    );
  }
  if (item.price_drop === null) return null;
  const [drop, before] = [item.price_drop, item.rent_when_added ?? 0].map((sum) => formatRupees(paise(sum)));
  return (
    <Text span size="sm" fw={600} c="var(--mantine-color-green-light-color)">
      <Trans>
        {drop} less, was {before}
      </Trans>
    </Text>
  );
}

type NoteFormProps = { note: string; isBusy: boolean; onSave: (text: string) => void };

function NoteForm({ note, isBusy, onSave }: NoteFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text);
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={t`Your note`}
        description={t`Only you see it.`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={LEAD_NOTE_MAX}
        autosize
        minRows={2}
        autoFocus
      />
      <Button type="submit" size="sm" mt="xs" loading={isBusy}>
        <Trans>Save note</Trans>
      </Button>
    </form>
  );
}
