// An owner reads which photo looks like an earlier one, and says what each shows.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { HomePhoto } from '../../../contract/photos.ts';
import { PhotoGrid } from './photo-grid.tsx';

const describe = vi.fn();
vi.mock('./use-photo-changes.ts', () => ({ usePhotoChanges: () => ({ describe }) }));
afterEach(cleanup);

const photo = (id: string, own: Partial<HomePhoto> = {}): HomePhoto => ({
  id,
  url: `/files/public/${id}.webp`,
  files: {},
  width: 800,
  height: 600,
  blurhash: null,
  alt: '',
  room: null,
  is_cover: false,
  same_as: null,
  ...own,
});

it('says which photo looks like an earlier one, and keeps a caption that was written', () => {
  const photos = [photo('a', { is_cover: true }), photo('b'), photo('c', { same_as: 'b' })];
  renderPage(<PhotoGrid photos={photos} onPhotos={() => {}} ensureSaved={async () => 'home'} />);
  expect(screen.getAllByText(/^This looks like photo/).map(({ textContent }) => textContent)).toEqual([
    'This looks like photo 2. Remove one of them.',
  ]);
  const caption = screen.getByRole('textbox', { name: 'Caption of photo 1' });
  fireEvent.blur(caption);
  fireEvent.change(caption, { target: { value: 'The balcony, call 98765 43210 ' } });
  expect(screen.getByText(/hidden from visitors/)).toBeDefined();
  fireEvent.blur(caption);
  expect(describe.mock.calls).toEqual([[photos[0], { alt: 'The balcony, call 98765 43210' }]]);
});
