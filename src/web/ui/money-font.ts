// The rupee sign is a font file of its own; pages that open with rents ask for it at once, not after their styles.
import type { LinksFunction } from 'react-router';
import rupeeUrl from './fonts/anek-rupee.woff2?url';

export const moneyFont: LinksFunction = () => [
  { rel: 'preload', href: rupeeUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];
