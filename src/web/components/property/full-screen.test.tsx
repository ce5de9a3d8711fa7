// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../ui/rendering.tsx';
import FullScreen from './full-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const photos = ['Hall', 'Kitchen', 'Balcony'].map((alt) => ({
  id: alt,
  url: `/${alt}.webp`,
  files: {},
  alt,
  width: 800,
  height: 600,
  blurhash: null,
}));

test('the pictures open at the one that was pressed, and their way out has a name', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  renderPage(<FullScreen photos={photos} start={1} onClose={() => {}} />);
  await screen.findByRole('button', { name: 'Close' });
  expect(shown).toEqual(['2 / 3 · Kitchen']);
});
