// What a person is to the product, as small badges: their roles, and affiliate beside them.
import { Badge, Group } from '@mantine/core';
import type { ListedUser } from '../../../contract/users.ts';
import { kindsOf, useWords } from './user-labels.ts';

export function KindBadges({ user }: { user: ListedUser }) {
  const words = useWords();
  return (
    <Group gap={4}>
      {kindsOf(user).map((kind) => (
        <Badge key={kind} size="md" color={kind === 'affiliate' ? 'blue' : 'teal'}>
          {words.kind(kind)}
        </Badge>
      ))}
    </Group>
  );
}
