// The papers of one kind: what is there, and where another is dropped; a wrong file is explained at its place.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BrokerDocument } from '../../../../contract/brokers.ts';
import { type BrokerDocumentKind, expiryState } from '../../../../domain/brokers.ts';
import { addMonths, type CalendarDate, formatDate } from '../../../../domain/dates.ts';
import { DOCUMENT_MAX_BYTES, documentAccept } from '../../../../domain/files.ts';
import { documentLabels, expiryColours, expiryLabels } from '../../../components/brokers/broker-labels.ts';
import { OpenDocument } from '../../../components/brokers/open-document.tsx';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../../components/listing-rules.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { clock } from '../../../lib/clock.ts';
import { failureMessage } from '../../../lib/messages.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconUpload } from '../../../ui/icons.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { RowItem } from '../../../ui/row-list.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useLinked } from '../../../ui/use-linked.ts';
import { useReloadRegistration } from './use-registration.ts';

const uploaded = msg`Document stored`;
const removed = msg`Document removed`;
const notRemoved = msg`The document could not be removed`;
const notUploaded = msg`The file could not be stored`;

const YEARS_AHEAD = 12;

type SlotProps = {
  kind: BrokerDocumentKind;
  documents: readonly BrokerDocument[];
  required?: boolean;
  /** What is there is to be read first: the place for another file opens on a press. */
  isCompact?: boolean;
  /** What is there ends soon or has ended. */
  isRenewed?: boolean;
  /** What else is to be known of it. */
  children?: ReactNode;
};

export function DocumentSlot(props: SlotProps) {
  const { kind, documents, required = false, isCompact = false, isRenewed = false, children } = props;
  const { i18n, t } = useLingui();
  // A link of another screen to this kind opens it.
  const { isLinked, place } = useLinked(kind);
  const [isOpen, setOpen] = useState(!isCompact || isLinked);
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const held = documents.filter((document) => document.kind === kind);
  const label = i18n._(documentLabels[kind]);
  const replaces = held.length > 0 && kind !== 'rera_certificate';
  const renews = isRenewed && held.length > 0;
  const badge = held.length === 0 && (required || !isCompact) && (
    <Badge size="sm" color={required ? 'yellow' : 'gray'}>
      {required ? t`Needed` : t`Optional`}
    </Badge>
  );
  const upload = (
    <Upload
      kind={kind}
      label={label}
      isFirst={held.length === 0}
      replaces={replaces}
      takesFocus={isAsked}
      onCancel={isCompact ? close : undefined}
    />
  );
  if (isCompact) {
    const [only] = held.length === 1 ? held : [];
    const isUrgent = renews || (required && held.length === 0);
    const another = !isOpen && (
      <Button
        ref={opener}
        variant={isUrgent ? 'filled' : 'default'}
        size="xs"
        mih={{ base: 40, xs: 0 }}
        leftSection={<IconUpload size={16} aria-hidden />}
        aria-label={renews ? t`Upload renewal` : replaces ? t`Replace: ${label}` : t`Add: ${label}`}
        onClick={show}
      >
        {renews ? t`Upload renewal` : replaces ? t`Replace` : t`Add`}
      </Button>
    );
    return (
      <RowItem
        id={kind}
        place={place}
        label={label}
        isShort={!renews}
        isLong={renews}
        title={
          <>
            {label}
            {badge}
            {only && <Expiry document={only} />}
          </>
        }
        actions={
          only ? (
            <>
              {isUrgent && another}
              <RowActions of={label}>
                {!isUrgent && another}
                <FileActs document={only} />
              </RowActions>
            </>
          ) : (
            another
          )
        }
        below={isOpen && upload}
      >
        {only && <FileLine document={only} />}
        {!only &&
          held.map((document) => (
            <Group key={document.id} gap={8} wrap="nowrap">
              <FileLine document={document} />
              <Expiry document={document} />
              <RowActions of={document.name}>
                <FileActs document={document} />
              </RowActions>
            </Group>
          ))}
        {children}
      </RowItem>
    );
  }
  const files = held.map((document) => (
    <Group key={document.id} gap="2px 8px">
      <FileLine document={document} />
      <Expiry document={document} />
      <Group gap={4}>
        <FileActs document={document} />
      </Group>
    </Group>
  ));
  return (
    <Card padding="md" component="section" aria-label={label}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h5">
            {label}
          </Title>
          {badge}
        </Group>
        {files}
        {children}
        {upload}
      </Stack>
    </Card>
  );
}

/** Its name, cut where it is long, and its last day. */
function FileLine({ document: { name, expires_on: expiresOn } }: { document: BrokerDocument }) {
  const { t } = useLingui();
  return (
    <Group gap="0 8px" miw={0}>
      <Text span size="sm" maw="100%" truncate title={name}>
        {name}
      </Text>
      {expiresOn && (
        <Text span size="sm" c="dimmed" flex="none">
          {t`Valid until ${formatDate(expiresOn)}`}
        </Text>
      )}
    </Group>
  );
}

function Expiry({ document: { expires_on: expiresOn } }: { document: BrokerDocument }) {
  const { i18n } = useLingui();
  if (!expiresOn) return null;
  const state = expiryState(expiresOn, clock.today());
  return (
    <Badge size="sm" color={expiryColours[state]}>
      {i18n._(expiryLabels[state])}
    </Badge>
  );
}

function FileActs({ document: { id, name } }: { document: BrokerDocument }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRegistration();
  const remove = useMutation({
    mutationFn: () => api.brokers.removeDocument({ id }),
    onError: (error) => toast.destructive(notRemoved, failureMessage(error, notRemoved)),
    onSuccess: () => {
      toast.success(removed);
      return reload();
    },
  });
  return (
    <>
      <OpenDocument id={id} name={name} />
      <ConfirmButton
        size="xs"
        variant="subtle"
        color="gray"
        question={t`Remove ${name}?`}
        explanation={<Trans>The file is deleted for good.</Trans>}
        confirmLabel={t`Remove`}
        destructive
        onConfirm={() => remove.mutateAsync().catch(() => undefined)}
      >
        <Trans>Remove</Trans>
      </ConfirmButton>
    </>
  );
}

type UploadProps = {
  kind: BrokerDocumentKind;
  label: string;
  isFirst: boolean;
  replaces: boolean;
  /** Somebody opened it: they go on at its first field. */
  takesFocus: boolean;
  /** Where it can be closed again. */
  onCancel: (() => void) | undefined;
};

function Upload({ kind, label, isFirst, replaces, takesFocus, onCancel }: UploadProps) {
  const { i18n, t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRegistration();
  const [problem, setProblem] = useState('');
  const [expiresOn, setExpiresOn] = useState<CalendarDate | null>(null);
  const today = clock.today();
  const send = useMutation({
    mutationFn: (file: File) => api.brokers.uploadDocument({ kind, file, expires_on: expiresOn }),
    onMutate: () => setProblem(''),
    onError: (error) => {
      const sentence = ruleSentence(ruleOf(error)?.rule ?? '');
      const atField = fieldErrorsOf(error).file;
      const message = sentence ?? atField ?? failureMessage(error, notUploaded);
      setProblem(typeof message === 'string' ? message : i18n._(message));
    },
    onSuccess: () => {
      setExpiresOn(null);
      toast.success(uploaded);
      return reload();
    },
  });
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    around.current?.querySelector<HTMLElement>('input:not([type="file"]), [tabindex="0"]')?.focus();
  }, [takesFocus]);
  // The calendar has the key first; a day that was chosen stays.
  const closeByKey = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || expiresOn || send.isPending || !(target instanceof Element)) return;
    if (!target.matches('[data-mantine-stop-propagation="true"]')) onCancel?.();
  };
  return (
    <Stack gap="xs" ref={around} onKeyDown={closeByKey}>
      {(kind === 'rera_certificate' || kind === 'agreement') && (
        <Box maw={220}>
          <DateField
            label={t`Valid until`}
            clearable
            today={today}
            min={today}
            max={addMonths(today, 12 * YEARS_AHEAD)}
            value={expiresOn}
            onChange={setExpiresOn}
          />
        </Box>
      )}
      <FileDrop
        label={send.isPending ? t`Storing the file …` : replaces ? t`Replace: ${label}` : t`Add: ${label}`}
        hint={t`PDF, JPEG, PNG, WebP or HEIC, up to 10 MB.`}
        accept={documentAccept}
        maxBytes={DOCUMENT_MAX_BYTES}
        maxFiles={1}
        disabled={send.isPending}
        isCompact={!isFirst}
        onFiles={([file]) => file && send.mutate(file)}
        onRejected={([rejected]) =>
          setProblem(
            rejected?.reasons.includes('size')
              ? t`This file is larger than 10 MB.`
              : t`This is not a PDF, JPEG, PNG, WebP or HEIC file.`,
          )
        }
      />
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {problem}
      </Text>
      {onCancel && (
        <Group>
          <Button
            size="xs"
            mih={{ base: 40, xs: 0 }}
            variant="subtle"
            disabled={send.isPending}
            onClick={onCancel}
          >
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}
