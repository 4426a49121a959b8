import { type Column, widthOf } from '#web/ui/list/TableRow.tsx'

/** A person's arrangement of a list's columns; keys of columns that do not exist are ignored. */
export type Arrangement = {
  /** The columns between the first and the last. */
  order: readonly string[]
  hidden: readonly string[]
  /** In px. */
  widths: Readonly<Record<string, number>>
}

export const asDelivered: Arrangement = { order: [], hidden: [], widths: {} }

/** In px. */
export const narrowest = 64
export const widest = 640

/** All columns in the order of the arrangement. The first and last keep their places; a column it does not know follows the one it follows by default. */
export function inOrder<Row>(columns: readonly Column<Row>[], { order }: Arrangement): Column<Row>[] {
  const middle = columns.slice(1, -1)
  const result = order.flatMap(key => middle.filter(column => column.key === key))
  for (const [at, column] of middle.entries()) {
    const before = middle[at - 1]
    if (!result.includes(column)) result.splice(before ? result.indexOf(before) + 1 : 0, 0, column)
  }
  return [...columns.slice(0, 1), ...result, ...columns.slice(-1)]
}

/** The columns as rendered. */
export function arrange<Row>(columns: readonly Column<Row>[], arrangement: Arrangement): Column<Row>[] {
  const all = inOrder(columns, arrangement)
  const shown = all.filter(({ key }, at) => at === 0 || at === all.length - 1 || !arrangement.hidden.includes(key))
  return widened(shown, arrangement.widths)
}

/** With these widths; if no column grows any more, the last of the others does. */
export function widened<Row>(columns: readonly Column<Row>[], widths: Arrangement['widths']): Column<Row>[] {
  const result = columns.map(column => {
    const width = widths[column.key]
    return width === undefined ? column : { ...column, width, grow: 0, isSized: true }
  })
  if (result.some(column => column.grow)) return result
  const inside = result.slice(0, -1)
  const filler = inside.findLast(({ key }) => widths[key] === undefined) ?? inside.at(-1)
  return result.map(column => (column === filler ? { ...column, grow: 1 } : column))
}

/** Those for which there is room: the least important ones give way, unless somebody made the columns as wide as they are. */
export function fitting<Row>(columns: readonly Column<Row>[], room: number): readonly Column<Row>[] {
  if (room === 0 || columns.some(({ isSized }) => isSized) || widthOf(columns) <= room) return columns
  const most = Math.max(...columns.map(({ spare = 0 }) => spare))
  if (most === 0) return columns
  const left = columns.filter(({ spare = 0 }) => spare < most)
  return fitting(left.some(({ grow }) => grow) ? left : widened(left, {}), room)
}
