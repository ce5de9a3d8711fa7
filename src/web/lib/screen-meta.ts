// What a screen that is not for search engines says about itself: its name in the page's language.
import type { MessageDescriptor } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import { say } from './i18n.ts';

export const titleOf = (name: MessageDescriptor): string => `${say(name)} · Kiraya`;

export const screenMeta = (name: MessageDescriptor): MetaDescriptor[] => [
  { title: titleOf(name) },
  { name: 'robots', content: 'noindex' },
];
