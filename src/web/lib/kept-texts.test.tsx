import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptPart } from './kept-part.tsx';
import { KeptTexts } from './kept-texts.tsx';

const asIs = (text: string) => text;

/** A card that counts how often React draws it. */
function countedCard(name: string) {
  const drawn: string[] = [];
  const Card = keptPart(name, ({ title, tags = [] }: { title: string; tags?: readonly string[] }) => {
    drawn.push(title);
    return (
      <article title={title}>
        {title} {tags.length}
        {tags.map((tag) => (
          <b key={tag}>{tag}</b>
        ))}
      </article>
    );
  });
  return { Card, drawn };
}

/** Its ids say where React met it. */
const Field = () => <input id={useId()} />;

describe('a part of a page', () => {
  it('is drawn once, and every page that has it is what React alone would draw', () => {
    const { Card, drawn } = countedCard('card');
    const texts = new KeptTexts();
    const pages = [
      <main key="1">
        <Field />
        <Card title="Flat" />
        <Card title="House" tags={['new', 'large']} />
        <Field />
      </main>,
      <ul key="2">
        {['House', 'Flat'].map((title) => (
          <li key={title}>
            text <Card title={title} tags={title === 'House' ? ['new', 'large'] : undefined} /> text
            <Field />
          </li>
        ))}
      </ul>,
    ];
    const assembled = [...pages, ...pages].map((page) => texts.draw(page, asIs));
    expect(drawn).toEqual(['Flat', 'House']);
    expect(assembled).toEqual([...pages, ...pages].map((page) => renderToString(page)));
  });

  it('is drawn anew for other props', () => {
    const { Card, drawn } = countedCard('card');
    const texts = new KeptTexts();
    texts.draw(<Card title="Flat" />, asIs);
    expect(texts.draw(<Card title="Flat" tags={['let']} />, asIs)).toContain('<b>let</b>');
    expect(drawn).toEqual(['Flat', 'Flat']);
  });

  it('is no other part with the same props', () => {
    const [texts, card, row] = [new KeptTexts(), countedCard('card'), countedCard('row')];
    texts.draw(<card.Card title="Flat" />, asIs);
    texts.draw(<row.Card title="Flat" />, asIs);
    expect(row.drawn).toEqual(['Flat']);
  });

  it('may hold others and may be nothing', () => {
    const { Card } = countedCard('card');
    const Two = keptPart('two', ({ shown }: { shown: boolean }) => (shown ? <Card title="inner" /> : null));
    const texts = new KeptTexts();
    const page = (
      <p>
        <Two shown />
        <Two shown={false} />
        <Card title="inner" />
      </p>
    );
    const assembled = [texts.draw(page, asIs), texts.draw(page, asIs)];
    expect(assembled).toEqual([renderToString(page), renderToString(page)]);
  });

  it('may have a name that looks like the mark of one', () => {
    const { Card } = countedCard('card');
    const texts = new KeptTexts();
    const page = <Card title={'<kept-part data-at="0"></kept-part>'} tags={['</kept-part>']} />;
    const assembled = [texts.draw(page, asIs), texts.draw(page, asIs)];
    expect(assembled).toEqual([renderToString(page), renderToString(page)]);
  });
});

it('leaves what was used longest ago when there is too much', () => {
  const { Card, drawn } = countedCard('card');
  const texts = new KeptTexts(250);
  for (const title of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) texts.draw(<Card title={title} />, asIs);
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('finishes a page before kept parts are in it', () => {
  const { Card } = countedCard('card');
  const texts = new KeptTexts();
  const page = (
    <body>
      <Card title="Flat" />
    </body>
  );
  const finish = (text: string) => text.replace('</body>', '<i></i></body>');
  texts.draw(page, finish);
  let seen = '';
  const assembled = texts.draw(page, (text) => {
    seen = text;
    return finish(text);
  });
  expect(seen).not.toContain('Flat');
  expect(assembled).toBe(renderToString(page).replace('</body>', '<i></i></body>'));
});
