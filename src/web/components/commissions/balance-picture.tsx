// Both streams of a month side by side, what of them qualifies, and how far each is from the next rank.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { PersonMonth } from '../../../contract/commissions.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import classes from './balance-picture.module.css';
import { qualifiedBySentence } from './commission-sentences.ts';

const rupees = (amount: number) => formatRupees(paise(amount));

type BalancePictureProps = {
  person: PersonMonth;
  /** An administrator reads it about somebody else. */
  isOfOther?: boolean;
};

export function BalancePicture({ person, isOfOther = false }: BalancePictureProps) {
  const { t, i18n } = useLingui();
  const title = useId();
  const target = person.next?.threshold ?? 0;
  const widest = Math.max(person.primary, person.growth, target, 1);
  return (
    <section aria-labelledby={title}>
      <Stack gap="sm">
        <Title order={3} size="h5" id={title}>
          {isOfOther ? <Trans>Balance of the streams</Trans> : <Trans>Stream balance</Trans>}
        </Title>
        <Stream name={t`Primary stream`} amount={person.primary} widest={widest} target={target} />
        <Stream name={t`Growth stream`} amount={person.growth} widest={widest} target={target} />
        <Text size="sm">
          {person.is_levelled && (
            <>
              {isOfOther ? (
                <Trans>
                  No leg is larger than all the others together, so each stream is half of the volume.
                </Trans>
              ) : (
                <Trans>
                  No leg is larger than all the others together, so each stream is half of your volume.
                </Trans>
              )}{' '}
            </>
          )}
          {i18n._(qualifiedBySentence(person.qualified_by))}
        </Text>
        <NextRank person={person} isOfOther={isOfOther} />
      </Stack>
    </section>
  );
}

type StreamProps = {
  name: string;
  amount: number;
  /** The amount that fills the whole width. */
  widest: number;
  /** What the next rank asks of each stream; 0 for none. */
  target: number;
};

function Stream({ name, amount, widest, target }: StreamProps) {
  return (
    <div>
      <div className={classes.words}>
        <Text size="sm">{name}</Text>
        <Text size="sm" fw={600} className="money">
          {rupees(amount)}
        </Text>
      </div>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} style={{ width: `${(100 * amount) / widest}%` }} />
        {target > 0 && (
          <div className={classes.target} style={{ insetInlineStart: `${(100 * target) / widest}%` }} />
        )}
      </div>
    </div>
  );
}

/** How far it is to the next rank. */
export function NextRank({ person: { next }, isOfOther = false }: BalancePictureProps) {
  if (!next) {
    return (
      <Text size="sm">
        {isOfOther ? <Trans>This is the highest rank.</Trans> : <Trans>You hold the highest rank.</Trans>}
      </Text>
    );
  }
  const { rank, missing } = next;
  if (missing.kind === 'total') {
    const amount = rupees(missing.amount);
    return (
      <Text size="sm">
        <Trans>
          To {rank}: {amount} more volume, wherever it comes from.
        </Trans>
      </Text>
    );
  }
  const [primary, growth] = [rupees(missing.primary), rupees(missing.growth)];
  if (missing.growth <= 0) {
    return (
      <Text size="sm">
        <Trans>
          To {rank}: {primary} more in the primary stream.
        </Trans>
      </Text>
    );
  }
  if (missing.primary <= 0) {
    return (
      <Text size="sm">
        <Trans>
          To {rank}: {growth} more in the growth stream.
        </Trans>
      </Text>
    );
  }
  return (
    <Text size="sm">
      <Trans>
        To {rank}: {primary} more in the primary stream and {growth} more in the growth stream.
      </Trans>
    </Text>
  );
}
