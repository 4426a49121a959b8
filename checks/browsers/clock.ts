import type { ESTree } from 'vite'
import { nodesIn, parse, placeOf, type Source } from '../read/tree.ts'

/** Where the web asks the computer for the time. */
const clock = 'web/kit/clock.ts'

/** `Date.now`, called or handed on, and `new Date()` or `Date()` without a moment, anywhere else. */
export function askedOfComputer(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('web/') && path !== clock)
    .flatMap(source =>
      [...nodesIn(parse(source))]
        .filter(asksTime)
        .map(
          ({ start }) =>
            `${placeOf(source, start)} asks the clock of the computer, which may be wrong: use serverNow of ${clock}, or performance.now() for a span.`,
        ),
    )
}

function asksTime(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression')
    return (
      (isNamed(node.object, 'Date') && isNamed(node.property, 'now')) ||
      (isNamed(node.object, 'performance') && isNamed(node.property, 'timeOrigin'))
    )
  if (node.type === 'CallExpression') return isNamed(node.callee, 'Date')
  return node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length === 0
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}
