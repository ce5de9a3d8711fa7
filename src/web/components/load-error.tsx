// What a screen shows when its data could not be loaded: the sentence of the specification, and another try.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { failureMessage, unknownFailure } from '../lib/messages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ruleOf } from './listing-rules.ts';
import { useFailure } from './one-failure.tsx';

type LoadErrorProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  otherwise: MessageDescriptor;
};

export function LoadError(props: LoadErrorProps) {
  const { t } = useLingui();
  return isWithheld(props.query.error) ? (
    <EmptyState title={t`Not shown in a view`} />
  ) : (
    <Failure {...props} />
  );
}

function Failure({ query, otherwise }: LoadErrorProps) {
  const { i18n } = useLingui();
  const { isFirst, isSaid, retry } = useFailure(i18n._(otherwise), () => query.refetch());
  const message = failureMessage(query.error, otherwise);
  const title = i18n._(otherwise);
  const said = typeof message === 'string' ? message : i18n._(message);
  // What else failed has its sentence, without a box of its own.
  if (isSaid) return null;
  if (!isFirst)
    return (
      <Text size="sm" c="dimmed">
        {title}
      </Text>
    );
  const why = said === title ? i18n._(unknownFailure(query.error)) : said;
  return (
    <ErrorState title={title} retrying={query.isFetching} onRetry={retry}>
      {why === title ? null : why}
    </ErrorState>
  );
}

/** What a view as somebody else keeps closed is no fault. */
export function isWithheld(error: unknown): boolean {
  const rule = ruleOf(error)?.rule;
  return rule === 'view-as.closed' || rule === 'view-as.read-only';
}
