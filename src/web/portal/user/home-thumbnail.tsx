// A home's small picture before its row, or the sign of what the row is about.
import type { ReactNode } from 'react';
import type { HomeSummary } from '../../../contract/home-summary.ts';
import { Photo } from '../../components/property/photo.tsx';
import classes from './user-portal.module.css';

type HomeThumbnailProps = { cover: HomeSummary['cover']; children: ReactNode };

export function HomeThumbnail({ cover, children }: HomeThumbnailProps) {
  if (!cover) return children;
  return <Photo photo={{ ...cover, alt: '' }} sizes="56px" className={classes.thumbnail ?? ''} />;
}
