// Asks why a doubt is dismissed, a home hidden or shown again, or what the lister is asked; the lister reads it by e-mail.
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ListingFlag } from '../../../contract/flags.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { flagFailures, flagSaved } from './flag-labels.ts';

export type Decision = 'dismiss' | 'ask' | 'hide' | 'show';
export type Deciding = { flag: ListingFlag; decision: Decision };

function useWords({ flag, decision }: Deciding) {
  const { t } = useLingui();
  const { api } = useApi();
  const { title } = flag.home;
  return {
    dismiss: {
      title: t`Dismiss the flag on ${title}`,
      submit: t`Dismiss`,
      label: undefined,
      explanation: t`The home stays as it is and no one is notified. The flag returns only if the facts behind it change.`,
      send: api.flags.dismiss,
      said: flagSaved.dismissed,
    },
    ask: {
      title: t`Ask the owner or agent of ${title}`,
      submit: t`Ask`,
      label: t`Question`,
      explanation: t`We’ll send the question to the owner or agent. The home stays in search results for now.`,
      send: api.flags.ask,
      said: flagSaved.asked,
    },
    hide: {
      title: t`Hide ${title}`,
      submit: t`Hide home`,
      label: undefined,
      explanation: t`We remove it from search at once. We’ll send the reason to its owner or agent and everyone waiting for an answer.`,
      send: api.flags.hideHome,
      said: flagSaved.hidden,
    },
    show: {
      title: t`Show ${title} again`,
      submit: t`Show again`,
      label: undefined,
      explanation: t`It appears in search again. We’ll send the reason to its owner or agent.`,
      send: api.flags.showHome,
      said: flagSaved.shown,
    },
  }[decision];
}

export function DecisionDialog({ flag, decision, onClose }: Deciding & { onClose: () => void }) {
  const { queries } = useApi();
  const client = useQueryClient();
  const words = useWords({ flag, decision });
  const form = useFormMutation({
    send: words.send,
    failure: flagFailures.save,
    onSent: () => {
      toast.success(words.said);
      onClose();
      return client.invalidateQueries({ queryKey: queries.flags.key() });
    },
  });
  return (
    <ReasonDialog
      title={words.title}
      submitLabel={words.submit}
      label={words.label}
      destructive={decision === 'hide'}
      explanation={words.explanation}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: flag.id, reason })}
      onClose={onClose}
    />
  );
}
