// Changes all that match a filter, batch by batch, and says how far it is. Whoever tries again after a failure goes on where it stopped.
import type { MessageDescriptor } from '@lingui/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BatchDone } from '../../../contract/paging.ts';
import { failureMessage } from '../../lib/messages.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { toast } from '../../ui/toast-store.ts';

/** What a batch is asked with; `after` is where the one before ended. */
export type Sent = { after: string | null };
export type SendBatch<Input extends Sent> = (
  input: Input,
  options: { context: { idempotencyKey: string } },
) => Promise<BatchDone>;

/** How many a rule said no to, and what the first of them are called. */
type Reason = { count: number; names: readonly string[] };

/** `rule`: the first that said no; `reasons`: what each said no to. */
export type BatchesDone = {
  done: number;
  refused: number;
  rule: string | undefined;
  reasons: Readonly<Record<string, Reason>>;
};

type Batches<Input extends Sent> = {
  send: SendBatch<Input>;
  failure: MessageDescriptor;
  onEnd: (all: BatchesDone) => unknown;
};

const nothing = {
  body: '',
  after: null as string | null,
  done: 0,
  refused: 0,
  rule: undefined as string | undefined,
  reasons: {} as Record<string, Reason>,
};

export function useBatches<Input extends Sent>({ send, failure, onEnd }: Batches<Input>) {
  const { keyOf, done: keyDone } = useRequestKey();
  const reached = useRef(nothing);
  const [handled, setHandled] = useState(0);
  const run = useMutation({
    mutationFn: async (input: Omit<Input, 'after'>) => {
      const body = JSON.stringify(input);
      if (reached.current.body !== body) reached.current = { ...nothing, body };
      do {
        const { after, done, refused, rule, reasons } = reached.current;
        const sent = { ...input, after } as Input;
        const batch = await send(sent, { context: { idempotencyKey: keyOf(sent) } });
        keyDone();
        reached.current = {
          body,
          after: batch.next,
          done: done + batch.done,
          refused: refused + batch.refused.reduce((sum, { count }) => sum + count, 0),
          rule: rule ?? batch.refused[0]?.rule,
          reasons: addedTo(reasons, batch),
        };
        setHandled(reached.current.done + reached.current.refused);
      } while (reached.current.after !== null);
      return reached.current;
    },
    onError: (error) => toast.destructive(failureMessage(error, failure)),
    onSuccess: async (all) => {
      reached.current = nothing;
      await onEnd(all);
    },
    onSettled: () => setHandled(0),
  });
  return { run: run.mutateAsync, isBusy: run.isPending, handled };
}

const NAMES_SHOWN = 5;

function addedTo(reasons: Readonly<Record<string, Reason>>, { refused }: BatchDone) {
  const sums = { ...reasons };
  for (const { rule, count, names = [] } of refused) {
    const before = sums[rule] ?? { count: 0, names: [] };
    sums[rule] = { count: before.count + count, names: [...before.names, ...names].slice(0, NAMES_SHOWN) };
  }
  return sums;
}
