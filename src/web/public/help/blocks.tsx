// A help text below its title.
import { Link } from 'react-router';
import type { Block, Inline } from './markdown.ts';

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block) => <Shown key={JSON.stringify(block)} block={block} />);

function Shown({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((parts) => (
        <li key={JSON.stringify(parts)}>
          <Parts parts={parts} />
        </li>
      ))}
    </List>
  );
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) return <strong key={part.bold}>{part.bold}</strong>;
    return (
      <Link key={part.to} to={part.to}>
        {part.label}
      </Link>
    );
  });
}
