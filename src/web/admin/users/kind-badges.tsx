// What a person is to the product, as small badges: their roles, and affiliate beside them.
import { Badge, Group } from '@mantine/core';
import type { ListedUser } from '../../../contract/users.ts';
import classes from './kind-badges.module.css';
import { kindsOf, useWords } from './user-labels.ts';

export function KindBadges({ user }: { user: ListedUser }) {
  const words = useWords();
  return (
    <Group gap={4} className={classes.kinds}>
      {kindsOf(user).map((kind) => (
        <Badge key={kind} size="md" color={kind === 'affiliate' ? 'blue' : 'teal'}>
          {words.kind(kind)}
        </Badge>
      ))}
    </Group>
  );
}
