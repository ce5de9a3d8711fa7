// A document's Markdown as headings, paragraphs, lists and tables; loaded once a document is opened.
import { List, Text, Title, type TitleOrder } from '@mantine/core';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { withDiagramsAsTables } from './diagram-tables.ts';
import classes from './document-text.module.css';

/** The text comes with the product; HTML within it is shown as it is written. */
export default function DocumentText({ text }: { text: string }) {
  return <Blocks tokens={lexer(withDiagramsAsTables(text))} />;
}

/** Tokens have no names of their own: their order is all that there is, and a text does not change. */
const drawn = (tokens: readonly Token[], Draw: (props: { token: Token }) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  tokens.map((token, place) => <Draw key={place} token={token} />);

const Blocks = ({ tokens }: { tokens: readonly Token[] }) => drawn(tokens, Block);
const Inline = ({ tokens }: { tokens: readonly Token[] }) => drawn(tokens, Phrase);

function Block({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading': {
      // The dialog's own heading stands above them.
      const order = Math.min(token.depth + 1, 6) as TitleOrder;
      return (
        <Title order={order} size={order < 4 ? `h${order + 1}` : 'h6'} className={classes.heading}>
          <Inline tokens={token.tokens ?? []} />
        </Title>
      );
    }
    case 'paragraph':
      return (
        <Text component="p" size="sm" className={classes.paragraph}>
          <Inline tokens={token.tokens ?? []} />
        </Text>
      );
    case 'list':
      return (
        <List type={token.ordered ? 'ordered' : 'unordered'} size="sm" className={classes.paragraph}>
          {drawn((token as Tokens.List).items, ListItem)}
        </List>
      );
    case 'table':
      return <DocumentTable table={token as Tokens.Table} />;
    case 'code':
      return <pre className={classes.code}>{token.text}</pre>;
    case 'text':
      return <Inline tokens={token.tokens ?? [token]} />;
    default:
      return token.raw;
  }
}

const ListItem = ({ token }: { token: Token }) => (
  <List.Item>
    <Blocks tokens={(token as Tokens.ListItem).tokens} />
  </List.Item>
);

/** Elements as they are: the schema has thousands of cells. */
function DocumentTable({ table }: { table: Tokens.Table }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map(({ tokens, align }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
      <Cell key={place} data-align={align ?? undefined}>
        <Inline tokens={tokens} />
      </Cell>
    ));
  return (
    <div className={classes.table}>
      <table>
        <thead>
          <tr>{cells(table.header, 'th')}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={place}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words within a line. A link between files of the repository leads nowhere from here: its words stay. */
function Phrase({ token }: { token: Token }): ReactNode {
  const inner = 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} /> : token.raw;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return /^https?:/.test(token.href) ? <a href={token.href}>{inner}</a> : inner;
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? inner : token.text;
    default:
      return <Fragment>{inner}</Fragment>;
  }
}
