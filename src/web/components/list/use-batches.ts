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

/** `rule`: the first that said no; `reasons`: how many each said no to. */
export type BatchesDone = {
  done: number;
  refused: number;
  rule: string | undefined;
  reasons: Readonly<Record<string, number>>;
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
  reasons: {} as Record<string, number>,
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

function addedTo(reasons: Readonly<Record<string, number>>, { refused }: BatchDone) {
  const sums = { ...reasons };
  for (const { rule, count } of refused) sums[rule] = (sums[rule] ?? 0) + count;
  return sums;
}
