// Pages of a list as links, so that they work without JavaScript and Back returns to the last one.
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { pageOf } from '../../lib/page-of.ts';
import { useStepLink } from '../../lib/use-step-link.ts';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';

/** The page stands in the address as `page`. */
type PagerProps = { page: number; pages: number };

export function Pager({ page, pages }: PagerProps) {
  const { t } = useLingui();
  const stepLink = useStepLink();
  if (page <= 1 && pages <= 1) return null;
  const by = (step: 1 | -1) =>
    stepLink((query) => {
      const wanted = Math.min(pageOf(query) + step, pages);
      return { page: wanted > 1 ? String(wanted) : null };
    });
  return (
    <Group component="nav" justify="space-between" aria-label={t`Pages`} gap="sm">
      <PageLink link={page > 1 ? by(-1) : undefined} rel="prev" left>
        {t`Previous`}
      </PageLink>
      <Text size="sm" c="dimmed">{`${page} / ${pages}`}</Text>
      <PageLink link={page < pages ? by(1) : undefined} rel="next">
        {t`Next`}
      </PageLink>
    </Group>
  );
}

type PageLinkProps = {
  /** None where there is no such page. */
  link: ReturnType<ReturnType<typeof useStepLink>> | undefined;
  rel: string;
  left?: boolean;
  children: string;
};

function PageLink({ link, rel, left, children }: PageLinkProps) {
  const icon = left ? <IconChevronLeft size={16} /> : <IconChevronRight size={16} />;
  const sections = left ? { leftSection: icon } : { rightSection: icon };
  if (!link) {
    return (
      <Button variant="default" disabled {...sections}>
        {children}
      </Button>
    );
  }
  return (
    <Button component={Link} {...link} rel={rel} variant="default" {...sections}>
      {children}
    </Button>
  );
}
