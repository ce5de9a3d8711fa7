// Paying the registration fee: begins it, opens the provider's checkout, and asks what has become of it.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrokerRegistration, Checkout } from '../../../../contract/brokers.ts';
import { ruleOf, ruleSentence } from '../../../components/listing-rules.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { toast } from '../../../ui/toast-store.ts';
import { openRazorpay } from './razorpay-checkout.ts';
import { useKeepRegistration, useReloadRegistration } from './use-registration.ts';

const notPaid = msg`The payment did not go through`;
const notReached = msg`Nothing was lost. Please try again in a moment.`;
const paid = msg`Payment received`;
const stillOpen = msg`No payment has arrived yet`;
const stillOpenText = msg`If you have paid, it appears here within minutes.`;

export function usePayment() {
  const { t } = useLingui();
  const { api } = useApi();
  const keep = useKeepRegistration();
  const reload = useReloadRegistration();
  const [sandbox, setSandbox] = useState<Checkout>();
  const explain = (error: unknown) => {
    const sentence = ruleSentence(ruleOf(error)?.rule ?? '');
    toast.destructive(notPaid, sentence ?? failureMessage(error, notReached));
  };
  const arrived = (registration: BrokerRegistration) => {
    keep(registration);
    if (registration.payment?.status === 'succeeded') toast.success(paid);
    else toast.neutral(stillOpen, registration.payment?.note ?? stillOpenText);
  };
  const online = useMutation({
    mutationFn: async () => {
      const checkout = await api.brokers.payOnline();
      if (checkout.provider === 'sandbox') {
        setSandbox(checkout);
        return reload();
      }
      const answer = await openRazorpay(checkout, t`Broker registration fee`);
      const { payment_id: id } = checkout;
      if (!answer) return arrived(await api.brokers.checkPayment({ id }));
      const { razorpay_payment_id: attempt, razorpay_signature: signature } = answer;
      return arrived(await api.brokers.confirmPayment({ id, attempt_id: attempt, signature }));
    },
    onError: explain,
  });
  const check = useMutation({
    mutationFn: (id: string) => api.brokers.checkPayment({ id }),
    onSuccess: arrived,
    onError: explain,
  });
  const trial = useMutation({
    mutationFn: (succeeds: boolean) => api.brokers.paySandbox({ id: sandbox?.payment_id ?? '', succeeds }),
    onSuccess: (registration) => {
      setSandbox(undefined);
      arrived(registration);
    },
    onError: explain,
  });
  const cash = useMutation({ mutationFn: () => api.brokers.payCash(), onSuccess: keep, onError: explain });
  const isBusy = online.isPending || check.isPending || trial.isPending || cash.isPending;
  return { online, check, trial, cash, sandbox, closeSandbox: () => setSandbox(undefined), isBusy };
}
