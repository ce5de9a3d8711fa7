// What every page has and no page waits for: the offline parts, and what helps people who hear a page or work it by keyboard.
import { useEffect } from 'react';
import OfflineParts from '../lib/offline/offline-parts.tsx';
import { watchForms } from '../lib/refused-form.ts';
import { PageChange } from './page-change.tsx';

export default function LaterParts() {
  useEffect(watchForms, []);
  return (
    <>
      <OfflineParts />
      <PageChange />
    </>
  );
}
