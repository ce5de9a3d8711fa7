// Pages of a list as links, so that they work without JavaScript and Back returns to the last one.
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { Link, type To } from 'react-router';
import { IconChevronLeft, IconChevronRight } from './icons.ts';

type PagerProps = { previous?: To; next?: To; summary?: string };

export function Pager({ previous, next, summary }: PagerProps) {
  const { t } = useLingui();
  if (!previous && !next) return null;
  return (
    <Group component="nav" justify="space-between" aria-label={t`Pages`} gap="sm">
      <PageLink to={previous} rel="prev" left>
        {t`Previous`}
      </PageLink>
      {summary && (
        <Text size="sm" c="dimmed">
          {summary}
        </Text>
      )}
      <PageLink to={next} rel="next">
        {t`Next`}
      </PageLink>
    </Group>
  );
}

function PageLink({ to, rel, left, children }: { to?: To; rel: string; left?: boolean; children: string }) {
  const icon = left ? <IconChevronLeft size={16} /> : <IconChevronRight size={16} />;
  const sections = left ? { leftSection: icon } : { rightSection: icon };
  if (!to) {
    return (
      <Button variant="default" disabled {...sections}>
        {children}
      </Button>
    );
  }
  return (
    <Button component={Link} to={to} rel={rel} variant="default" {...sections}>
      {children}
    </Button>
  );
}
