// The code by which one signs a lease: where it may go, that it was sent, and where to.
import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentProof } from '../../../domain/step-up.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { useCurrentSession } from '../../lib/session-context.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { toast } from '../../ui/toast-store.ts';

const notSent = msg`The code could not be sent`;

/** `mailbox` is where a demo shows what it sends. */
export function useSigningCode(leaseId: string) {
  const { api } = useApi();
  const { texts, mailbox } = useSettings();
  const user = useCurrentSession()?.user;
  const [sentTo, setSentTo] = useState<string>();
  const [by, setBy] = useState<SentProof>();
  const hasEmail = typeof user?.email === 'string';
  const hasPhone = user?.phoneVerified === true && texts;
  const ways: readonly SentProof[] = [
    ...(hasEmail ? (['emailed-code'] as const) : []),
    ...(hasPhone ? (['texted-code'] as const) : []),
  ];
  const sending = useMutation({
    mutationFn: (way: SentProof) => api.leases.code({ id: leaseId, by: way }),
    onSuccess: ({ sent_to }, way) => {
      setSentTo(sent_to);
      setBy(way);
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule);
      toast.destructive(notSent, sentence ?? failureMessage(error, notSent));
    },
  });
  const reach = by === 'texted-code' ? user?.phone : user?.email;
  return {
    ways,
    sentTo,
    mailbox: mailbox && reach ? `/dev/mailbox?to=${encodeURIComponent(reach)}` : null,
    send: sending.mutate,
    isSending: sending.isPending,
  };
}
