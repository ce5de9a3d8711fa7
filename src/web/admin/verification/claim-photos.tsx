// The photos that are to be judged: the first opens them over the whole screen, where arrow keys leaf through them.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { QueuedClaim } from '../../../contract/claims.ts';
import { fileUrl } from '../../components/property/photo.tsx';
import { useAssets } from '../../lib/use-settings.ts';
import classes from './claim-card.module.css';

const FullScreen = lazy(() => import('../../components/property/full-screen.tsx'));

/** As many as a row has room for. */
const IN_ROW = 7;

type ClaimPhotosProps = {
  home: QueuedClaim['home'];
  /** Alone on its page, where they are large. */
  isAlone?: boolean;
};

export function ClaimPhotos({ home, isAlone = false }: ClaimPhotosProps) {
  const { t } = useLingui();
  const assets = useAssets();
  const [start, setStart] = useState<number>();
  const { photo_urls: urls, title } = home ?? { photo_urls: [], title: '' };
  if (urls.length === 0) return null;
  const photos = urls.map((url) => ({
    id: url,
    url,
    files: {},
    alt: '',
    width: 800,
    height: 600,
    blurhash: null,
  }));
  const count = urls.length;
  const all = t`${plural(count, { one: `# photo of ${title}`, other: `# photos of ${title}` })}`;
  return (
    <div className={isAlone ? classes.large : classes.photos}>
      {urls.slice(0, isAlone ? undefined : IN_ROW).map((url, place) => {
        const number = place + 1;
        return (
          <button
            key={url}
            type="button"
            aria-label={place === 0 ? all : t`${number} of ${title}`}
            // A keyboard passes a row's photos in one step; the rest is in what the first opens.
            tabIndex={place === 0 ? undefined : -1}
            onClick={() => setStart(place)}
          >
            <img src={fileUrl(url, assets)} alt="" loading="lazy" decoding="async" />
          </button>
        );
      })}
      {start !== undefined && (
        <Suspense>
          <FullScreen photos={photos} start={start} onClose={() => setStart(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
