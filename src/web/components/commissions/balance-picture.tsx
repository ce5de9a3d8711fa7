// The streams of a month, shadow power in the bar that it lengthens, what of them qualifies, and how far it is to the next rank.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { PersonMonth } from '../../../contract/commissions.ts';
import { lengthOf, type StreamBar, streamBars } from '../../../domain/commission/stream-bars.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import classes from './balance-picture.module.css';
import { qualifiedBySentence } from './commission-sentences.ts';

const rupees = (amount: number) => formatRupees(paise(amount));

type BalancePictureProps = {
  person: PersonMonth;
  /** An administrator reads it about somebody else. */
  isOfOther?: boolean;
};

type PictureProps = BalancePictureProps & {
  /** Below the ranks, which say how far it is to the next: the explanation is folded. */
  isWithinRanks?: boolean;
};

export function BalancePicture({ person, isOfOther = false, isWithinRanks = false }: PictureProps) {
  const { i18n } = useLingui();
  const title = useId();
  const target = person.next ? paise(person.next.threshold) : null;
  const bars = streamBars(
    {
      mode: person.mode,
      primary: paise(person.primary),
      growth: paise(person.growth),
      shadowPower: paise(person.shadow_power),
      isGranted: person.is_granted,
    },
    target,
  );
  const widest = Math.max(...bars.map((bar) => lengthOf(bar) + bar.spare), target ?? 0, 1);
  const explained = (
    <Stack gap="xs">
      <Text size="sm">
        {person.is_levelled && (
          <>
            {isOfOther ? (
              <Trans>
                No direct recruit’s team is larger than all the others together, so each stream is half of the
                volume.
              </Trans>
            ) : (
              <Trans>
                No direct recruit’s team is larger than all the others together, so each stream is half of
                your volume.
              </Trans>
            )}{' '}
          </>
        )}
        {i18n._(qualifiedBySentence(person.qualified_by))}
      </Text>
      {bars.map((bar) => (
        <ShadowPower key={bar.key} bar={bar} />
      ))}
    </Stack>
  );
  return (
    <section aria-labelledby={title}>
      <Stack gap="sm">
        <Title order={3} size="h5" id={title}>
          {isOfOther ? <Trans>Balance of the streams</Trans> : <Trans>Stream balance</Trans>}
        </Title>
        {bars.map((bar, place) => (
          // Marks stand below each other: the last one has the name of all.
          <Stream
            key={bar.key}
            bar={bar}
            widest={widest}
            rank={place === bars.length - 1 ? person.next?.rank : undefined}
          />
        ))}
        {isWithinRanks ? (
          <details>
            <summary className={classes.summary}>
              <Trans>How streams work</Trans>
            </summary>
            {explained}
          </details>
        ) : (
          <>
            {explained}
            <NextRank person={person} isOfOther={isOfOther} />
          </>
        )}
      </Stack>
    </section>
  );
}

type StreamProps = {
  bar: StreamBar;
  /** The amount that fills the whole width. */
  widest: number;
  /** What the mark is of, where its name stands. */
  rank: string | undefined;
};

function Stream({ bar, widest, rank }: StreamProps) {
  const { t } = useLingui();
  const { key, parts, spare, target } = bar;
  const names = { primary: t`Primary stream`, growth: t`Growth stream`, both: t`Both streams` };
  const shadow = parts.find(({ of }) => of === 'shadow')?.amount ?? 0;
  const added = rupees(shadow);
  const rest = rupees(spare);
  const share = (amount: number) => `${(100 * amount) / widest}%`;
  return (
    <div>
      <div className={classes.words}>
        <Text size="sm" className={classes.name}>
          {names[key]}
        </Text>
        <Text size="sm" fw={600} className={classes.amounts}>
          <span className="money">{rupees(lengthOf(bar) - shadow)}</span>
          {shadow > 0 && <span>{t`+ ${added} shadow power`}</span>}
          {spare > 0 && <span>{t`${rest} shadow power in reserve`}</span>}
        </Text>
      </div>
      <div className={classes.track} aria-hidden>
        {parts.map(({ of, amount }) => (
          <div key={of} className={classes.bar} data-of={of} style={{ width: share(amount) }} />
        ))}
        {spare > 0 && <div className={classes.bar} data-of="spare" style={{ width: share(spare) }} />}
        {target !== null && <div className={classes.target} style={{ insetInlineStart: share(target) }} />}
      </div>
      {target !== null && rank && (
        <Text
          size="xs"
          c="dimmed"
          className={classes.markName}
          style={{ inlineSize: share(target) }}
          aria-hidden
        >
          {rank} {formatRupeesShort(target)}
        </Text>
      )}
    </div>
  );
}

/** What shadow power is, where there is any. */
function ShadowPower({ bar: { parts, spare } }: { bar: StreamBar }) {
  const rest = rupees(spare);
  if (spare === 0 && parts.every(({ of }) => of !== 'shadow')) return null;
  return (
    <Text size="xs" c="dimmed">
      <Trans>Shadow power counts towards the rank. It is no volume and pays no commission.</Trans>{' '}
      {spare > 0 && (
        <Trans>{rest} of shadow power is in reserve. It counts when the primary stream grows.</Trans>
      )}
    </Text>
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
          {amount} more volume to reach {rank}, wherever it comes from.
        </Trans>
      </Text>
    );
  }
  const [primary, growth] = [rupees(missing.primary), rupees(missing.growth)];
  if (missing.growth <= 0) {
    return (
      <Text size="sm">
        <Trans>
          {primary} more in the primary stream to reach {rank}.
        </Trans>
      </Text>
    );
  }
  if (missing.primary <= 0) {
    return (
      <Text size="sm">
        <Trans>
          {growth} more in the growth stream to reach {rank}.
        </Trans>
      </Text>
    );
  }
  return (
    <Text size="sm">
      <Trans>
        {primary} more in the primary stream and {growth} more in the growth stream to reach {rank}.
      </Trans>
    </Text>
  );
}
