// What a row brings up by keys is begun at its first act, and walked by arrows.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { RowActions } from './row-actions.tsx';

let isOpen = false;
const { matches } = Element.prototype;

// The page of the tests knows no popovers.
beforeEach(() => {
  isOpen = false;
  HTMLElement.prototype.showPopover = () => {
    isOpen = true;
  };
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  } as typeof matches);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  vi.restoreAllMocks();
});

function more(): HTMLElement {
  renderPage(
    <RowActions of="Champa 3">
      <button type="button">Edit note</button>
      <button type="button">Remove</button>
    </RowActions>,
  );
  return screen.getByRole('button', { name: 'Actions for Champa 3' });
}

const act = (name: string) => screen.getByRole('button', { name, hidden: true });

it('begins at its first act where Enter opens it, and arrows walk on', () => {
  fireEvent.click(more(), { detail: 0 });
  expect(isOpen).toBe(true);
  expect(document.activeElement).toBe(act('Edit note'));
  fireEvent.keyDown(act('Edit note'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(act('Remove'));
  fireEvent.keyDown(act('Remove'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(act('Edit note'));
});

it('leaves a pointer to the browser, which opens it by itself', () => {
  fireEvent.click(more(), { detail: 1 });
  expect(isOpen).toBe(false);
});
