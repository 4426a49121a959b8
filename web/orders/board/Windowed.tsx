import { type ReactNode, type UIEvent, useState } from 'react'

type WindowedProps<Item extends { id: number }> = {
  items: readonly Item[]
  /** Of each row, in px. */
  rowHeight: number
  children: (item: Item) => ReactNode
}

/** Up to so many are drawn whole. */
const mostWhole = 60
const beyond = 8
const step = 4

/** A list of rows of one height; of a long one only those in sight are drawn, and some beyond, so that Tab goes on. */
export function Windowed<Item extends { id: number }>({ items, rowHeight, children }: WindowedProps<Item>) {
  const [sight, setSight] = useState({ first: 0, count: 20 })
  const isWhole = items.length <= mostWhole
  const first = isWhole ? 0 : Math.max(0, Math.min(sight.first - beyond, items.length - 1))
  const last = isWhole ? items.length : Math.min(items.length, sight.first + sight.count + beyond)

  function scroll({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>): void {
    const next = Math.floor(scrollTop / rowHeight / step) * step
    const count = Math.ceil(clientHeight / rowHeight) + step
    if (next !== sight.first || count !== sight.count) setSight({ first: next, count })
  }

  return (
    <ul onScroll={isWhole ? undefined : scroll} className="relative min-h-0 flex-1 overflow-y-auto">
      {!isWhole && <li aria-hidden style={{ height: first * rowHeight }} />}
      {items.slice(first, last).map((item, at) => (
        <li
          key={item.id}
          aria-setsize={items.length}
          aria-posinset={first + at + 1}
          className="overflow-hidden border-b border-line"
          style={{ height: rowHeight }}
        >
          {children(item)}
        </li>
      ))}
      {!isWhole && <li aria-hidden style={{ height: (items.length - last) * rowHeight }} />}
    </ul>
  )
}
