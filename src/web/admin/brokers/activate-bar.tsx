// Activates the chosen brokers who paid, or all of them.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Chosen } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useReloadBrokers } from './use-activate.ts';

type ActivateBarProps = {
  chosen: Chosen;
  /** How many match, counted up to 1,000. */
  total: number;
  onDone: () => void;
};

export function ActivateBar({ chosen, total, onDone }: ActivateBarProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const bar = useBatchBar({
    chosen,
    send: api.brokerRegistrations.activateMatching,
    said: (count) => msg`${plural(count, { one: '# broker activated', other: '# brokers activated' })}`,
    failure: failures.activateBroker,
    reload: useReloadBrokers(),
    onDone,
  });
  return (
    <BatchBar chosen={chosen} total={total} bar={bar} hint={<Trans>Choose brokers to activate</Trans>}>
      {(isDisabled) => (
        <ConfirmButton
          variant="default"
          size="compact-sm"
          disabled={isDisabled}
          question={t`Activate the chosen brokers?`}
          explanation={<Trans>We give each the broker role and email them. You can’t undo this here.</Trans>}
          confirmLabel={t`Activate`}
          onConfirm={() => bar.run({})}
        >
          <Trans>Activate</Trans>
        </ConfirmButton>
      )}
    </BatchBar>
  );
}
