// What a screen shows when its data could not be loaded: the sentence of the specification, and another try.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { failureMessage, unknownFailure } from '../lib/messages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ruleOf } from './listing-rules.ts';

type LoadErrorProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  otherwise: MessageDescriptor;
};

export function LoadError({ query, otherwise }: LoadErrorProps) {
  const { i18n, t } = useLingui();
  if (isWithheld(query.error)) return <EmptyState title={t`Not shown in a view`} />;
  const message = failureMessage(query.error, otherwise);
  const title = i18n._(otherwise);
  const said = typeof message === 'string' ? message : i18n._(message);
  const why = said === title ? i18n._(unknownFailure(query.error)) : said;
  return (
    <ErrorState title={title} retrying={query.isFetching} onRetry={() => query.refetch()}>
      {why === title ? null : why}
    </ErrorState>
  );
}

/** What a view as somebody else keeps closed is no fault. */
export function isWithheld(error: unknown): boolean {
  const rule = ruleOf(error)?.rule;
  return rule === 'view-as.closed' || rule === 'view-as.read-only';
}
