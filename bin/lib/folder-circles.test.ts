import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const files = (...lines: string[]) =>
  lines.map((line) => {
    const [source = '', ...to] = line.split(' ');
    return { source, dependencies: to.map((resolved) => ({ resolved })) };
  });

it('finds none where imports point one way', () => {
  expect(
    folderCircles(files('a/one.ts a/two.ts b/one.ts', 'a/two.ts', 'b/one.ts c/one.ts', 'c/one.ts')),
  ).toEqual([]);
});

it('finds folders that import each other though no two files do', () => {
  expect(
    folderCircles(
      files('a/one.ts b/one.ts', 'b/one.ts', 'b/two.ts c/one.ts', 'c/one.ts a/two.ts', 'a/two.ts'),
    ),
  ).toEqual([
    {
      folders: ['a', 'b', 'c'],
      imports: ['a/one.ts imports b/one.ts', 'b/two.ts imports c/one.ts', 'c/one.ts imports a/two.ts'],
    },
  ]);
});

it('finds a folder and its own sub-folder', () => {
  const found = folderCircles(
    files('a/tabs.ts a/users/tab.ts', 'a/users/tab.ts a/shell/frame.ts', 'a/shell/frame.ts a/tabs.ts'),
  );
  expect(found.map(({ folders }) => folders)).toEqual([['a', 'a/shell', 'a/users']]);
});
