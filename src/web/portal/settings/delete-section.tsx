// Deleting one's account: what stands against it, what is kept by law, the address typed again, and a week to think again.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Erasure } from '../../../contract/privacy.ts';
import { formatDate } from '../../../domain/dates.ts';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { useCurrentSession } from '../../lib/session-context.ts';
import { Form } from '../../ui/form.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { blockTexts } from './privacy-labels.ts';
import classes from './settings.module.css';

const notLoaded = msg`We couldn’t check whether your account can be deleted`;
const notAsked = msg`The account could not be marked for deletion`;

export function DeleteSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const query = useQuery(queries.privacy.erasure.get.queryOptions({ staleTime: 0 }));
  return (
    <FoldedRow
      title={t`Delete my account`}
      state={query.data && <StateOf erasure={query.data} />}
      isOpen={query.data?.due_on != null}
      text={
        <Trans>
          We erase what is only yours and withdraw your homes. What the law requires us to keep (agreements,
          rents, deposits and dues, payouts, invoices, tax, the audit trail) stays without your name.
        </Trans>
      }
    >
      {query.isPending && <TableSkeleton rows={2} />}
      {query.isError && <LoadError query={query} otherwise={notLoaded} />}
      {query.data && <Standing erasure={query.data} />}
    </FoldedRow>
  );
}

function StateOf({ erasure: { due_on: dueOn, blocks } }: { erasure: Erasure }) {
  if (dueOn !== null) {
    const day = formatDate(dueOn);
    return <Trans>Deleted on {day}</Trans>;
  }
  if (blocks.length > 0) return <Trans>Not possible yet</Trans>;
  return <Trans>You have seven days to change your mind</Trans>;
}

function Standing({ erasure }: { erasure: Erasure }) {
  if (erasure.due_on !== null) return <Requested erasure={erasure} dueOn={erasure.due_on} />;
  if (erasure.blocks.length > 0) return <Blocks blocks={erasure.blocks} />;
  return <Ask />;
}

function Blocks({ blocks }: { blocks: Erasure['blocks'] }) {
  const { t, i18n } = useLingui();
  return (
    <Alert color="yellow" title={t`Not yet: something is still open`}>
      <List spacing={4}>
        {blocks.map((block) => (
          <List.Item key={block}>{i18n._(blockTexts[block])}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function useStanding() {
  const { queries } = useApi();
  const client = useQueryClient();
  return (erasure: Erasure) => client.setQueryData(queries.privacy.erasure.get.queryKey(), erasure);
}

function Requested({ erasure, dueOn }: { erasure: Erasure; dueOn: string }) {
  const { api } = useApi();
  const show = useStanding();
  const cancel = useMutation({
    mutationFn: () => api.privacy.erasure.cancel(),
    onSuccess: (standing) => {
      show(standing);
      toast.success(msg`Your account stays`);
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The deletion could not be taken back`)),
  });
  const day = formatDate(dueOn);
  return (
    <Stack align="start">
      <Text role="status">
        <Trans>
          Your account is deleted in the night of <strong>{day}</strong>.
        </Trans>
      </Text>
      {erasure.blocks.length > 0 && <Blocks blocks={erasure.blocks} />}
      <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
        <Trans>Keep my account</Trans>
      </Button>
    </Stack>
  );
}

function Ask() {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const show = useStanding();
  const hasEmail = useCurrentSession()?.user.email !== null;
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: () => api.privacy.erasure.request({ email }),
    onSuccess: (standing) => {
      show(standing);
      toast.success(msg`Your account is marked for deletion`);
    },
  });
  const sentenceOf = (rule: string) => {
    const sentence = ruleSentence(rule);
    return sentence && i18n._(sentence);
  };
  const rule = ask.error ? ruleOf(ask.error) : undefined;
  const atField = ask.error ? (fieldErrorsOf(ask.error).email ?? (rule && sentenceOf(rule.rule))) : undefined;
  const otherwise = ask.error && !atField ? failureMessage(ask.error, notAsked) : undefined;
  return (
    <Form
      className={classes.form}
      onSubmit={() => {
        ask.mutate();
      }}
    >
      <Stack align="start">
        <Text size="sm">
          <Trans>
            It happens after seven days, and until then you can take it back. You give up commission for
            months that are not closed by then.
          </Trans>
        </Text>
        <TextInput
          w="100%"
          autoComplete="off"
          label={
            hasEmail
              ? t`Type your email address or mobile number to confirm`
              : t`Type your mobile number to confirm`
          }
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={atField ?? (otherwise && (typeof otherwise === 'string' ? otherwise : i18n._(otherwise)))}
        />
        <Button type="submit" color="red" loading={ask.isPending} disabled={email.trim() === ''}>
          <Trans>Delete my account</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
