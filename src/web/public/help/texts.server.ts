// Every help text in the page's language. Only the server reads them: a browser gets the one it opens.
import { helpTopics } from '../../../domain/help-topics.ts';
import { type Language, language } from '../../../domain/languages.ts';
import { type HelpText, readHelpText } from './markdown.ts';

const sources = import.meta.glob<string>('./{en,hi}/*.md', { query: '?raw', import: 'default', eager: true });

export const helpTextsIn = (of: Language): ReadonlyMap<string, HelpText> =>
  new Map(helpTopics.map((topic) => [topic, readHelpText(sources[`./${of}/${topic}.md`] ?? '')]));

export const helpTexts = helpTextsIn(language);
