// The listing form's state: its fields, the step in the address, and the draft that follows every change.
import { useForm } from '@mantine/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Draft } from '../../../contract/drafts.ts';
import { type DraftStep, draftSteps } from '../../../domain/listing-quality.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { type FormValues, fieldsOfStep, toContent, toValues } from './listing-values.ts';
import { localCopyOf } from './local-copy.ts';

/** `draft` is null for a home that nothing is known of yet. */
export function useListingForm(userId: string, draft: Draft | null) {
  const copy = useMemo(
    () => localCopyOf(userId, draft && !draft.is_new ? draft.property_id : 'new'),
    [userId, draft],
  );
  const [unsent] = useState(() => copy.newerThan(draft?.saved_at ?? null));
  const { step, goTo } = useStep(unsent?.step ?? draft?.step ?? 'place');
  const { saver, state, propertyId } = useSaver(draft, copy);
  /** The form as another tab has it, which that tab sends. */
  const shared = useRef<string>(undefined);
  const form = useForm<FormValues>({
    initialValues: toValues(unsent?.content ?? draft?.content ?? {}),
    onValuesChange: (values) => {
      const content = toContent(values);
      if (JSON.stringify(content) === shared.current) return;
      shared.current = undefined;
      saver.change({ step, content });
    },
  });
  const { setValues } = form;
  // Each save sends the whole form: two tabs with different ones would undo each other's.
  useEffect(
    () =>
      copy.watch(({ content }) => {
        const values = toValues(content);
        shared.current = JSON.stringify(toContent(values));
        saver.leave();
        setValues(values);
      }),
    [copy, saver, setValues],
  );

  /** Shows what is wrong on a step; true when nothing is. */
  const checkStep = async (checked: DraftStep): Promise<boolean> => {
    const { checkHome } = await import('./check-home.ts');
    const { problems } = checkHome(form.getValues());
    const wrong = fieldsOfStep[checked].filter((field) => problems[field]);
    form.setErrors(Object.fromEntries(wrong.map((field) => [field, problems[field]])));
    const [first] = wrong;
    if (first) document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus();
    return first === undefined;
  };

  const move = (next: DraftStep) => {
    saver.change({ step: next, content: toContent(form.getValues()) });
    goTo(next);
  };

  /** The home's number once everything typed has arrived; photos need it. */
  const ensureSaved = async (): Promise<string> => {
    if (!propertyId.current) saver.change({ step, content: toContent(form.getValues()) });
    await saver.flush();
    if (!propertyId.current) throw new Error('The draft has no home');
    return propertyId.current;
  };

  return { form, step, state, move, checkStep, ensureSaved, forget: copy.clear, stop: saver.stop };
}

export type ListingFormState = ReturnType<typeof useListingForm>;

/** The step stands in the address, so Back goes one step back. */
function useStep(first: DraftStep) {
  const [params, setParams] = useSearchParams();
  const step = draftSteps.find((known) => known === params.get('step')) ?? first;
  const goTo = useCallback(
    (next: DraftStep) => setParams({ step: next }, { preventScrollReset: false }),
    [setParams],
  );
  return { step, goTo };
}

function useSaver(draft: Draft | null, copy: ReturnType<typeof localCopyOf>) {
  const { api } = useApi();
  const [state, setState] = useState<SaveState>(draft?.saved_at ? 'saved' : 'unchanged');
  const propertyId = useRef(draft?.property_id);
  const [saver] = useState(() =>
    createDraftSaver({
      copy,
      onState: setState,
      send: async (typed) => {
        const saved = await api.drafts.save({ ...typed, property_id: propertyId.current });
        propertyId.current = saved.property_id;
      },
    }),
  );
  useEffect(() => {
    const sendBeforeLeaving = () => void saver.flush().catch(() => undefined);
    document.addEventListener('visibilitychange', sendBeforeLeaving);
    return () => {
      document.removeEventListener('visibilitychange', sendBeforeLeaving);
      saver.stop();
    };
  }, [saver]);
  return { saver, state, propertyId };
}
