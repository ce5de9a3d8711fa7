// Above a list whose rows can be chosen: what is done with them, how far it is, and at the end what was done and what was not, and why.
import type { MessageDescriptor } from '@lingui/core';
import { Plural, useLingui } from '@lingui/react/macro';
import { Group, List, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { ruleSentence } from '../listing-rules.ts';
import { BatchProgress, type Chosen } from './all-matching.tsx';
import { type BatchesDone, type SendBatch, type Sent, useBatches } from './use-batches.ts';

type Options<Input extends Sent> = {
  chosen: Chosen;
  send: SendBatch<Input>;
  failure: MessageDescriptor;
  /** What of so many rows became. */
  said: (count: number) => MessageDescriptor;
  /** The lists that show what changed are asked anew. */
  reload: () => Promise<unknown>;
  onDone: () => void;
  /** Where what a rule says of one row would not fit many. */
  why?: (rule: string) => MessageDescriptor | undefined;
};

/** `run` takes what is to be done and the filter; the chosen rows go with it unless all are. */
export function useBatchBar<Input extends Sent>(options: Options<Input>) {
  const { chosen, send, failure, said, why = ruleSentence, ...then } = options;
  const client = useQueryClient();
  const [report, setReport] = useState<BatchesDone>();
  const batches = useBatches({
    send,
    failure,
    onEnd: async (all) => {
      // The office's counts of what waits beside the list itself.
      await Promise.all([then.reload(), client.invalidateQueries({ queryKey: [['inbox']] })]);
      setReport(all);
      // A list that is empty now has no bar to say it in.
      if (all.refused === 0) toast.success(said(all.done));
      else toast.neutral(said(all.done), why(all.rule ?? ''));
      then.onDone();
    },
  });
  const run = (input: Omit<Input, 'after' | 'ids'>): Promise<unknown> => {
    setReport(undefined);
    const sent = chosen.isAll ? input : { ...input, ids: [...chosen.ids] };
    return batches.run(sent as Omit<Input, 'after'>).catch(() => undefined);
  };
  return {
    run,
    report,
    why,
    forget: () => setReport(undefined),
    isBusy: batches.isBusy,
    handled: batches.handled,
  };
}

type BatchBarProps = {
  chosen: Chosen;
  /** How many match, counted up to 1,000 unless said otherwise. */
  total: number;
  isCapped?: boolean;
  bar: Pick<ReturnType<typeof useBatchBar>, 'report' | 'why' | 'isBusy' | 'handled'>;
  /** Before anything is chosen: what choosing is for. */
  hint: ReactNode;
  /** The buttons. */
  children: (isDisabled: boolean) => ReactNode;
};

export function BatchBar({ chosen, total, isCapped = true, bar, hint, children }: BatchBarProps) {
  const count = chosen.ids.length;
  const isNone = !chosen.isAll && count === 0;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {!chosen.isAll && (
          <Text size="sm" role="status" {...(isNone && { visibleFrom: 'sm' })}>
            {isNone ? hint : <Plural value={count} one="# chosen" other="# chosen" />}
          </Text>
        )}
        {/* Without a choice there is nothing to do it with; a dialog of theirs stays until it is done. */}
        <Group gap="sm" {...(isNone && { display: 'none' })}>
          {children(isNone || bar.isBusy)}
        </Group>
      </Group>
      {bar.isBusy && chosen.isAll && (
        <BatchProgress handled={bar.handled} total={total} isCapped={isCapped} />
      )}
      {bar.report && bar.report.refused > 0 && <Refused report={bar.report} why={bar.why} />}
    </Stack>
  );
}

type RefusedProps = { report: BatchesDone; why: (rule: string) => MessageDescriptor | undefined };

function Refused({ report: { refused, reasons }, why }: RefusedProps) {
  const { i18n, t } = useLingui();
  const whyOf = (rule: string) => {
    const sentence = why(rule);
    return sentence ? i18n._(sentence) : t`Its state doesn’t allow it.`;
  };
  return (
    <div role="status">
      <Text size="sm">
        <Plural value={refused} one="# was left as it is:" other="# were left as they are:" />
      </Text>
      <List size="sm">
        {Object.entries(reasons).map(([rule, { count, names }]) => (
          <List.Item key={rule}>
            {count.toLocaleString('en-IN')} · {whyOf(rule)}
            {names.length > 0 && (
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {names.join(', ')}
                {count > names.length && ' …'}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
