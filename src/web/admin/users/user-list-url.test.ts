import { expect, it } from 'vitest';
import { directoryLink, personLink } from './user-list-url.ts';

const url = (text: string) => new URLSearchParams(text);

it('the directory is found again as it was from the page of a person', () => {
  const person = personLink(url('tab=users&q=asha&cursor=abc'), '42');
  expect(person).toBe('?tab=users&cursor=abc&searched=asha&user=42');
  expect(directoryLink(url(`${person.slice(1)}&before=x`))).toBe('?tab=users&cursor=abc&q=asha');
});
