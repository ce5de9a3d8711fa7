// Compiles each sentence into what the message library runs, when pages are built. English has no catalogue, and a production
// build of the library carries no parser: an uncompiled "Account of {name}" would be shown with its braces.
import type { NodePath, PluginObj, types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const MACRO_COMMENT = 'i18n';

/** Babel plugin for after Lingui's macros: turns the text of every message descriptor into tokens. */
export function compileMessages({ types: t }: { types: typeof types }): PluginObj {
  const compile = ({ node }: NodePath<types.ObjectExpression>) => {
    if (!node.leadingComments?.some(({ value }) => value.includes(MACRO_COMMENT))) return;
    for (const property of node.properties) {
      if (!t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'message' })) continue;
      if (t.isStringLiteral(property.value))
        property.value = t.valueToNode(compileMessage(property.value.value));
    }
  };
  return {
    name: 'compile-messages',
    visitor: { Program: { exit: (program) => program.traverse({ ObjectExpression: compile }) } },
  };
}
