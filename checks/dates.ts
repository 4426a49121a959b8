import type { ESTree } from 'vite'
import { nodesIn, onlyChanged, parse, placeOf, readSources, report, type Source } from './read/tree.ts'

/** Types of a browser's own boxes for dates: they follow the browser's language, not the reader's. */
const native = ['date', 'datetime-local', 'time', 'month', 'week']

report(onlyChanged(readSources(['web'])).flatMap(nativeBoxes))

function nativeBoxes(source: Source): string[] {
  return [...nodesIn(parse(source))].flatMap(node => {
    const type = typeIn(node)
    if (!type || !native.includes(type)) return []
    return [`${placeOf(source, node.start)} has a box of the browser, type="${type}": take one of web/ui/dates.`]
  })
}

/** `type="date"`, `type={'date'}`. */
function typeIn(node: ESTree.Node): string | undefined {
  if (node.type !== 'JSXAttribute' || node.name.name !== 'type') return undefined
  const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value
  return value?.type === 'Literal' ? String(value.value) : undefined
}
