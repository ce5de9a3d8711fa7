// What is typed or chosen before a page is awake must reach React, which takes what it finds in a field for known.
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useEarlyTouch } from './early-touch.ts';
import startLater from './start-later.js?raw';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

type Values = { name: string; note: string; size: string; way: string; pets: boolean };

function Page({ onSend }: { onSend: (values: Values) => void }) {
  useEarlyTouch();
  const [values, setValues] = useState<Values>({
    name: '',
    note: 'known',
    size: '1',
    way: 'a',
    pets: false,
  });
  const set = (own: Partial<Values>) => setValues((now) => ({ ...now, ...own }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(values);
      }}
    >
      <input aria-label="name" value={values.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea
        aria-label="note"
        value={values.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <select aria-label="size" value={values.size} onChange={(event) => set({ size: event.target.value })}>
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      {['a', 'b'].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          aria-label={way}
          checked={values.way === way}
          onChange={() => set({ way })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="pets"
        checked={values.pets}
        onChange={(event) => set({ pets: event.target.checked })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

it('hands on what was typed, chosen and sent, in one go', async () => {
  const onSend = vi.fn();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page onSend={onSend} />);
  new Function(startLater)();
  const field = <Kind extends HTMLElement>(name: string) =>
    root.querySelector<Kind>(`[aria-label="${name}"]`) as Kind;
  const type = (target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    target.value = value;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type(field<HTMLInputElement>('name'), 'As');
  type(field<HTMLInputElement>('name'), 'Asha');
  type(field<HTMLTextAreaElement>('note'), '');
  type(field<HTMLSelectElement>('size'), '2');
  field('b').click();
  field('pets').click();
  root.querySelector('button')?.click();
  expect(onSend).not.toHaveBeenCalled();

  await act(async () => void hydrateRoot(root, <Page onSend={onSend} />));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls).toEqual([[{ name: 'Asha', note: '', size: '2', way: 'b', pets: true }]]);
  expect(field<HTMLInputElement>('name').value).toBe('Asha');
});
