/** Keeps a search and says so, or why not; its words are no part of the page until somebody keeps one. */
import { msg } from '@lingui/core/macro';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import type { useLazyApi } from '../../lib/lazy-api.ts';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

/** Answers whether it is kept now. */
export async function saveNow(loadApi: ReturnType<typeof useLazyApi>, query: string): Promise<boolean> {
  try {
    const api = await loadApi();
    const { is_new: isNew } = await api.savedSearches.save({ query });
    if (isNew) toast.success(msg`Search saved`, msg`New homes come by email every morning.`);
    else toast.neutral(msg`This search is saved already`);
    return true;
  } catch (error) {
    const rule = ruleOf(error);
    const sentence = rule && ruleSentence(rule.rule);
    toast.destructive(sentence ?? failureMessage(error, msg`The search could not be saved`));
    return false;
  }
}
