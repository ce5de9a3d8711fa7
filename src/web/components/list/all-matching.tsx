// The way from the rows of a page to all that match, and how far a change of all of them is.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';

/** Rows to be changed together: those of `ids`, or all that match the filter. */
export type Chosen = { ids: readonly string[]; isAll: boolean };

export const noneChosen: Chosen = { ids: [], isAll: false };

/** Lists that count no further than 1,000 do not know how many more there are. */
const useNumberWords = () => {
  const { t } = useLingui();
  return (total: number, isCapped: boolean | undefined) => {
    const number = total.toLocaleString('en-IN');
    return isCapped && total >= 1000 ? t`${number} or more` : number;
  };
};

/** How many a change of the chosen ones concerns, for the question before it; lists count up to 1,000. */
export function useCountWords() {
  const wordsOf = useNumberWords();
  return ({ ids, isAll }: Chosen, total: number) => wordsOf(isAll ? total : ids.length, isAll);
}

type AllMatchingProps = {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** Rows of this page. */
  rows: number;
  total: number;
  isCapped?: boolean;
};

/** Nothing before the whole page is chosen, or where the page is all there is. */
export function AllMatching({ chosen, onChoose, rows, total, isCapped }: AllMatchingProps) {
  const wordsOf = useNumberWords();
  if (total <= rows || !(chosen.isAll || chosen.ids.length === rows)) return null;
  const all = wordsOf(total, isCapped);
  return (
    <Group gap="xs" role="status">
      <Text size="sm">
        {chosen.isAll ? (
          <Trans>All {all} that match are chosen.</Trans>
        ) : (
          <Trans>All {rows} on this page are chosen.</Trans>
        )}
      </Text>
      {chosen.isAll ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onChoose({ ...chosen, isAll: false })}>
          <Trans>Choose this page only</Trans>
        </Button>
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={() => onChoose({ ...chosen, isAll: true })}>
          <Trans>Choose all {all} that match</Trans>
        </Button>
      )}
    </Group>
  );
}

type BatchProgressProps = { handled: number; total: number; isCapped?: boolean };

export function BatchProgress({ handled, total, isCapped }: BatchProgressProps) {
  const { t } = useLingui();
  const wordsOf = useNumberWords();
  const [done, all] = [handled.toLocaleString('en-IN'), wordsOf(total, isCapped)];
  return (
    <Stack gap={4} role="status">
      <Text size="sm">
        <Trans>
          {done} of {all} looked at. Keep this page open.
        </Trans>
      </Text>
      <Progress
        value={Math.min(100, (handled / Math.max(total, 1)) * 100)}
        aria-label={t`Change of all that match`}
        animated
      />
    </Stack>
  );
}
