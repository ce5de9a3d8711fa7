/** Which packages run: those that the given texts name, and whatever these need. The others stay out of an image. */

/** A package as its `package.json` says; `find` answers the folder of a package as seen from another. */
export type Manifest = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type Packages = {
  read: (folder: string) => Manifest;
  find: (folder: string, name: string) => string | undefined;
};

/** Of `names` those that stand between quotes in a text, alone or with a path behind them. */
export function namesIn(texts: Iterable<string>, names: readonly string[]): string[] {
  const left = new Set(names);
  const found: string[] = [];
  for (const text of texts) {
    for (const name of left) {
      if (!hasQuoted(text, name)) continue;
      left.delete(name);
      found.push(name);
    }
  }
  return found;
}

function hasQuoted(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text[at + name.length] ?? '';
    if (`'"\``.includes(text[at - 1] ?? ' ') && `'"\`/`.includes(after || ' ')) return true;
  }
  return false;
}

/** Folders of `names`, seen from `root`, and of all that these need at run time; a missing optional one is left out. */
export function neededFolders(root: string, names: readonly string[], packages: Packages): Set<string> {
  const needed = new Set<string>();
  const add = (from: string, wanted: readonly string[]): void => {
    for (const name of wanted) {
      const folder = packages.find(from, name);
      if (!folder || needed.has(folder)) continue;
      needed.add(folder);
      add(folder, needsOf(packages.read(folder)));
    }
  };
  add(root, names);
  return needed;
}

function needsOf(manifest: Manifest): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}
