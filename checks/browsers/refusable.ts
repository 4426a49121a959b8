import type { ESTree } from 'vite'
import { nodesIn, parse, placeOf, type Source } from '../read/tree.ts'

/** What a browser may refuse, by its settings or because it has no room left, and the only file that asks for it and goes on without. */
const files: Readonly<Record<string, string>> = {
  localStorage: 'web/kit/storage.ts',
  sessionStorage: 'web/kit/storage.ts',
  BroadcastChannel: 'web/kit/windows.ts',
  'navigator.locks': 'web/kit/windows.ts',
  'document.cookie': 'web/kit/cookie.ts',
  indexedDB: 'web/chats/composer/outbox/queuedMessages.ts',
}

export function askedElsewhere(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('web/'))
    .flatMap(source =>
      [...nodesIn(parse(source))].flatMap(node => {
        const name = nameOf(node)
        if (!name || files[name] === source.path) return []
        return `${placeOf(source, node.start)} uses ${name}, which throws where a browser blocks it: use ${files[name]}.`
      }),
    )
}

function nameOf(node: ESTree.Node): string | undefined {
  const name = node.type === 'MemberExpression' ? memberOf(node) : node.type === 'Identifier' ? node.name : ''
  return Object.hasOwn(files, name) ? name : undefined
}

/** `navigator.locks`, also of `window.navigator`. */
function memberOf({ object, property }: ESTree.MemberExpression): string {
  const owner = object.type === 'MemberExpression' ? object.property : object
  return owner.type === 'Identifier' && property.type === 'Identifier' ? `${owner.name}.${property.name}` : ''
}
