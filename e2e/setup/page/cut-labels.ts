/** What is looked at. Rows, cards and the names of open pages are what people wrote, which may be cut. */
const named = 'button, [role=tab], [role=columnheader], [role^=menuitem], th, dt, h1, h2, h3, legend'
const written = '[role=gridcell], [role=listitem], li, nav'
export const labels = `:is(${named}):not(:is(${written}) *)`

/** Runs in the page; returns the texts of the parts that are cut. */
export function findCutLabels(root: Element, selector: string): string[] {
  const flow = (part: Element) => getComputedStyle(part).overflowX
  // A text for screen readers alone is one pixel wide.
  const isShortened = (part: Element) =>
    part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 && flow(part) !== 'visible'

  /** From the left end of its texts to the right one; a badge over its corner is none of them, nor is what only a screen reader says. */
  function extent(label: Element): { left: number; right: number } {
    const ends: DOMRect[] = []
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const isOver =
        text.parentElement !== label && getComputedStyle(text.parentElement ?? label).position === 'absolute'
      const end = range.getBoundingClientRect()
      if (!isOver && end.width > 0) ends.push(end)
    }
    return { left: Math.min(...ends.map(end => end.left)), right: Math.max(...ends.map(end => end.right)) }
  }

  /** Beyond its own edge, that of the place, or that of anything between which hides it. */
  function isBeyond(label: Element): boolean {
    const { left, right } = extent(label)
    for (let around: Element | null = label; around; around = around.parentElement) {
      const box = around.getBoundingClientRect()
      if (/auto|scroll/.test(flow(around)) || box.width <= 1) return false
      const ends = around === label || around === root || flow(around) !== 'visible'
      if (ends && (left < box.left - 1 || right > box.right + 1)) return true
      if (around === root) return false
    }
    return false
  }

  const shown = [...root.querySelectorAll(selector)].filter(label => label.checkVisibility())
  return shown.flatMap(label => {
    const part = [label, ...label.querySelectorAll('*')].findLast(isShortened) ?? (isBeyond(label) ? label : undefined)
    return part ? [part.textContent ?? ''] : []
  })
}
