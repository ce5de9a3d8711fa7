// Every help text in the page's language. Only the server reads them: a browser gets the one it opens.
import { helpTopics } from '../../../domain/help-topics.ts';
import { language, type PageLanguage } from '../../../domain/languages.ts';
import { type HelpText, readHelpText } from './markdown.ts';

const sources = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true });

/** In English where the language has no text of it. */
export const helpTextsIn = (of: PageLanguage): ReadonlyMap<string, HelpText> =>
  new Map(
    helpTopics.map((topic) => [
      topic,
      readHelpText(sources[`./${of}/${topic}.md`] ?? sources[`./en/${topic}.md`] ?? ''),
    ]),
  );

export const helpTexts = helpTextsIn(language);

const stories = import.meta.glob<string>('./stories/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const demoStoriesIn = (of: PageLanguage): readonly HelpText[] =>
  ['tenant', 'landlord', 'broker', 'affiliate'].map((who) =>
    readHelpText(stories[`./stories/${of}/${who}.md`] ?? stories[`./stories/en/${who}.md`] ?? ''),
  );

export const demoStories = demoStoriesIn(language);
