// Above a list whose rows can be chosen: what is done with them, how far it is, and at the end what was done and what was not, and why.
import type { MessageDescriptor } from '@lingui/core';
import { Plural, useLingui } from '@lingui/react/macro';
import { Group, List, Stack, Text } from '@mantine/core';
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
};

/** `run` takes what is to be done and the filter; the chosen rows go with it unless all are. */
export function useBatchBar<Input extends Sent>({ chosen, send, failure, said, ...then }: Options<Input>) {
  const [report, setReport] = useState<BatchesDone>();
  const batches = useBatches({
    send,
    failure,
    onEnd: async (all) => {
      await then.reload();
      setReport(all);
      // A list that is empty now has no bar to say it in.
      if (all.refused === 0) toast.success(said(all.done));
      else toast.neutral(said(all.done), ruleSentence(all.rule ?? ''));
      then.onDone();
    },
  });
  const run = (input: Omit<Input, 'after' | 'ids'>): Promise<unknown> => {
    setReport(undefined);
    const sent = chosen.isAll ? input : { ...input, ids: [...chosen.ids] };
    return batches.run(sent as Omit<Input, 'after'>).catch(() => undefined);
  };
  return { run, report, isBusy: batches.isBusy, handled: batches.handled };
}

type BatchBarProps = {
  chosen: Chosen;
  /** How many match, counted up to 1,000. */
  total: number;
  bar: Pick<ReturnType<typeof useBatchBar>, 'report' | 'isBusy' | 'handled'>;
  /** Before anything is chosen: what choosing is for. */
  hint: ReactNode;
  /** The buttons. */
  children: (isDisabled: boolean) => ReactNode;
};

export function BatchBar({ chosen, total, bar, hint, children }: BatchBarProps) {
  const count = chosen.ids.length;
  const isNone = !chosen.isAll && count === 0;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {!chosen.isAll && (
          <Text size="sm" role="status">
            {isNone ? hint : <Plural value={count} one="# chosen" other="# chosen" />}
          </Text>
        )}
        {children(isNone || bar.isBusy)}
      </Group>
      {bar.isBusy && chosen.isAll && <BatchProgress handled={bar.handled} total={total} isCapped />}
      {bar.report && bar.report.refused > 0 && <Refused report={bar.report} />}
    </Stack>
  );
}

function Refused({ report: { refused, reasons } }: { report: BatchesDone }) {
  const { i18n, t } = useLingui();
  const whyOf = (rule: string) => {
    const sentence = ruleSentence(rule);
    return sentence ? i18n._(sentence) : t`Its state doesn’t allow it.`;
  };
  return (
    <div role="status">
      <Text size="sm">
        <Plural value={refused} one="# was left as it is:" other="# were left as they are:" />
      </Text>
      <List size="sm">
        {Object.entries(reasons).map(([rule, count]) => (
          <List.Item key={rule}>
            {count.toLocaleString('en-IN')} · {whyOf(rule)}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
