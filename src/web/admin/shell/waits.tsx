// How much waits on a tab; nothing where nothing does. It is no part of the tab's name: the dashboard says it in words.
import { Badge } from '@mantine/core';

const MOST_SHOWN = 99;

export const Waits = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge size="sm" variant="light" flex="none" aria-hidden>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </Badge>
  );
