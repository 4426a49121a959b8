import { shellWords } from '#words/desk/shell.ts'
import type { Person } from '../browser.ts'

type Watched = { replaced: string[]; texts: number; moved: string[] }

declare global {
  var drawing: Watched
}

/**
 * From now on notes what is added to or taken from the drawings of blocks, how many texts change, and what moves by itself. In lists
 * of single records rows come and go, and so do alarms; what is below follows them. An amount that gets another digit at its left has
 * not moved.
 */
export function watchDrawing(page: Person): Promise<void> {
  return page.evaluate(alarms => {
    const watched: Watched = { replaced: [], texts: 0, moved: [] }
    globalThis.drawing = watched
    const drawn = 'figure, svg[role=group], dl > div, [data-block] > *'
    const note = (node: Node, block: string) => {
      if (!(node instanceof Element)) return
      if (node.matches(drawn) || node.querySelector(drawn))
        watched.replaced.push(`${block}: ${node.outerHTML.slice(0, 120)}`)
    }
    for (const block of document.querySelectorAll<HTMLElement>('[data-block]')) {
      const name = block.dataset.block ?? ''
      const observer = new MutationObserver(changes => {
        for (const { type, addedNodes, removedNodes } of changes) {
          if (type === 'characterData') watched.texts += 1
          for (const node of [...addedNodes, ...removedNodes]) note(node, name)
        }
      })
      observer.observe(block, { childList: true, characterData: true, subtree: true })
    }
    const lists = ['todo', 'urgent', 'delays']
    const growing = [...lists.map(name => `[data-block=${name}]`), `[aria-label=${alarms}]`]
    const heights = () => growing.map(name => document.querySelector<HTMLElement>(name)?.offsetHeight ?? 0).join(' ')
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    // A right-aligned amount that gets another digit.
    const isWidenedAtStart = (before: DOMRectReadOnly, now: DOMRectReadOnly) =>
      now.right === before.right && now.top === before.top && now.bottom === before.bottom
    let before = heights()
    new PerformanceObserver(list => {
      const now = heights()
      const isPushed = now !== before
      before = now
      if (isPushed) return
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect, currentRect } of sources) {
          if (isWidenedAtStart(previousRect, currentRect)) continue
          const element = node instanceof Element ? node : node?.parentElement
          const block = element?.closest<HTMLElement>('[data-block]')?.dataset.block ?? 'page'
          if (!lists.includes(block)) watched.moved.push(`${block}: ${element?.outerHTML.slice(0, 160)}`)
        }
    }).observe({ type: 'layout-shift' })
  }, shellWords.alarms.zh)
}

export const drawingOf = (page: Person): Promise<Watched> => page.evaluate(() => globalThis.drawing)
