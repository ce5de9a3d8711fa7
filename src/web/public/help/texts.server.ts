// Every help text in the page's language. Only the server reads them: a browser gets the one it opens.
import { helpTopics } from '../../../domain/help-topics.ts';
import { type Language, language } from '../../../domain/languages.ts';
import { type HelpText, readHelpText } from './markdown.ts';

const sources = import.meta.glob<string>('./{en,hi}/*.md', { query: '?raw', import: 'default', eager: true });

export const helpTextsIn = (of: Language): ReadonlyMap<string, HelpText> =>
  new Map(helpTopics.map((topic) => [topic, readHelpText(sources[`./${of}/${topic}.md`] ?? '')]));

export const helpTexts = helpTextsIn(language);

const stories = import.meta.glob<string>('./stories/{en,hi}/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const demoStoriesIn = (of: Language): readonly HelpText[] =>
  ['tenant', 'landlord', 'broker', 'affiliate'].map((who) =>
    readHelpText(stories[`./stories/${of}/${who}.md`] ?? ''),
  );

export const demoStories = demoStoriesIn(language);
