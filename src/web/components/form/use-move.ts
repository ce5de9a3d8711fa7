// Sends one act on something that several screens show, by one click; a form has its own hook. They read it anew, also after a refusal.
import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { reachMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { ruleOf, ruleSentence } from '../listing-rules.ts';

type Move<Input, Output> = {
  send: (input: Input) => Promise<Output>;
  onDone: (output: Output) => void;
  reload: () => Promise<unknown>;
};

export function useMove<Input, Output>({ send, onDone, reload }: Move<Input, Output>) {
  return useMutation({
    mutationFn: send,
    onSuccess: (output) => {
      onDone(output);
      return reload();
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule, rule.facts);
      toast.destructive(msg`It could not be changed`, sentence ?? reachMessage(error));
      return reload();
    },
  });
}
