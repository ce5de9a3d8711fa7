/** Which folders import each other in a circle. A folder is what lies directly in it: one that imports its own sub-folder and is imported by it is a circle too. */

export type ImportedFiles = readonly { source: string; dependencies: readonly { resolved: string }[] }[];

/** Each circle with the imports that close it, as "from > to: file"; the smallest circles first. */
export type FolderCircle = { folders: string[]; imports: string[] };

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

export function folderCircles(files: ImportedFiles): FolderCircle[] {
  const reasons = new Map<string, Map<string, string>>();
  const known = new Set(files.map(({ source }) => folderOf(source)));
  for (const { source, dependencies } of files) {
    const from = folderOf(source);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to === from || !known.has(to)) continue;
      const of = reasons.get(from) ?? new Map<string, string>();
      if (!of.has(to)) of.set(to, `${source} imports ${resolved}`);
      reasons.set(from, of);
    }
  }
  return circlesOf(reasons).map((folders) => ({
    folders,
    imports: folders.flatMap((from) =>
      [...(reasons.get(from) ?? [])].filter(([to]) => folders.includes(to)).map(([, reason]) => reason),
    ),
  }));
}

/** Two folders are in one circle when each is reached from the other. */
function circlesOf(edges: ReadonlyMap<string, ReadonlyMap<string, string>>): string[][] {
  const reached = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder, edges)]));
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const [folder, others] of reached) {
    if (seen.has(folder) || !others.has(folder)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    for (const one of circle) seen.add(one);
    circles.push(circle);
  }
  return circles.sort((a, b) => a.length - b.length);
}

function reachedFrom(start: string, edges: ReadonlyMap<string, ReadonlyMap<string, string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
