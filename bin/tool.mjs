// node bin/tool.mjs NAME …: a tool of tools/, installed when it is first asked for.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/run-tool.ts', { isForDevelopment: true });
