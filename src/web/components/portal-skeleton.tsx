// The portal of the office while it loads: header, tabs and page have their places from the first moment to the last.
import { useLingui } from '@lingui/react/macro';
import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { BrandMark } from './brand-mark.tsx';
import classes from './portal-skeleton.module.css';

/** Before it is known who looks. `says`: what is done meanwhile. */
export const PortalSkeleton = ({ says }: { says: string }) => (
  <div aria-busy>
    <div className={classes.header}>
      <BrandMark />
    </div>
    <TabsSkeleton says={says} />
  </div>
);

const names = [72, 60, 84, 66, 78, 54, 70, 62];

/** Under the header, before the tabs may be shown. */
export function TabsSkeleton({ says }: { says?: string }) {
  return (
    <div className={classes.tabs}>
      <div className={classes.list}>
        {names.map((width) => (
          <Skeleton key={width} height={18} width={`${width}%`} className={classes.tab} />
        ))}
      </div>
      <div className={classes.main}>
        <TabSkeleton says={says} />
      </div>
    </div>
  );
}

/** One screen: its title, or what is done meanwhile in its place, and rows. */
export function TabSkeleton({ says }: { says?: string | undefined }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy>
      <div className={classes.title}>
        {says ? (
          <Text>{says}</Text>
        ) : (
          <>
            <VisuallyHidden>{t`Loading`}</VisuallyHidden>
            <Skeleton height={28} width="min(60%, 240px)" />
          </>
        )}
      </div>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={52} mb="sm" />
      ))}
    </div>
  );
}
