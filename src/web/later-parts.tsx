// What every page has and no page waits for: the offline parts, and what helps people who hear a page or work it by keyboard.
import { useEffect } from 'react';
import OfflineParts from './components/offline/offline-parts.tsx';
import { PageChange } from './components/page-change.tsx';
import { watchForms } from './ui/refused-form.ts';

export default function LaterParts() {
  useEffect(watchForms, []);
  return (
    <>
      <OfflineParts />
      <PageChange />
    </>
  );
}
