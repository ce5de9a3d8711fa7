// Where the focus is when what had it has gone.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFocus } from './focus-of-gone.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>Visits</h1>
      <section>
        <h2>To answer</h2>
        <ul>
          ${['Asha', 'Ravi', 'Meena'].map((name) => `<li><a href="/${name}">${name}</a><button>Accept ${name}</button></li>`).join('')}
        </ul>
      </section>
    </main>`;
  stop = watchFocus();
});
afterEach(() => stop());

const accept = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === `Accept ${name}`) ??
  document.body;
/** What is told of a change comes after it. */
async function remove(gone: Element | null): Promise<string | null | undefined> {
  if (gone?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  gone?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement?.tagName === 'BODY' ? undefined : document.activeElement?.textContent;
}

test('goes to the row after the one that went, at the end to the one before', async () => {
  accept('Ravi').focus();
  expect(await remove(accept('Ravi').closest('li'))).toBe('MeenaAccept Meena');
  expect(await remove(accept('Meena').closest('li'))).toBe('AshaAccept Asha');
});

test('goes to the heading of the list once its last row went', async () => {
  for (const name of ['Asha', 'Ravi']) await remove(accept(name).closest('li'));
  accept('Meena').focus();
  expect(await remove(document.querySelector('ul'))).toBe('To answer');
});

test('stays with whoever pressed elsewhere meanwhile, or has gone to another field', async () => {
  accept('Asha').focus();
  document.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await remove(accept('Asha').closest('li'))).toBeUndefined();
  accept('Ravi').focus();
  accept('Meena').focus();
  expect(await remove(accept('Ravi').closest('li'))).toBe('Accept Meena');
});

test('goes to the same act of the next row where a dialog asked before', async () => {
  for (const one of document.querySelectorAll('li button')) one.textContent = 'Verify';
  const [first, second] = document.querySelectorAll<HTMLElement>('li button');
  first?.focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Yes</button></div>');
  const dialog = document.querySelector('[role="dialog"]');
  dialog?.querySelector('button')?.focus();
  first?.closest('li')?.remove();
  expect(await remove(dialog)).toBe('Verify');
  expect(document.activeElement).toBe(second);
});

test('goes there too when the dialog gave the focus back before the row went', async () => {
  for (const one of document.querySelectorAll('li button')) one.textContent = 'Verify';
  const [first, second] = document.querySelectorAll<HTMLElement>('li button');
  first?.focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Yes</button></div>');
  const dialog = document.querySelector('[role="dialog"]');
  dialog?.querySelector('button')?.focus();
  first?.focus();
  dialog?.remove();
  await remove(first?.closest('li') ?? null);
  expect(document.activeElement).toBe(second);
});

test('leaves another page to its own heading', async () => {
  accept('Asha').focus();
  history.pushState(null, '', '/elsewhere');
  expect(await remove(document.querySelector('section'))).toBeUndefined();
});

test('goes there too when the row went before the dialog in which it was answered', async () => {
  accept('Asha').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Yes</button></div>');
  const dialog = document.querySelector('[role="dialog"]');
  dialog?.querySelector('button')?.focus();
  accept('Asha').closest('li')?.remove();
  expect(await remove(dialog)).toBe('RaviAccept Ravi');
});
