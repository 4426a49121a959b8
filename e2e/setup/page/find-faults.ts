/** Runs in the page: what a machine can find ugly in the drawer or dialog in front, or else in the screen. */
export function findFaults(): string[] {
  const layers = [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')]
  const layer = layers.findLast(part => part.checkVisibility())
  if (!layer) return ['There is no screen.']
  const short = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)

  function partsOf(root: Node): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.textContent?.trim() && text.parentElement?.checkVisibility()) texts.push(text as Text)
    return texts
  }

  /** Hidden at an edge by something that neither scrolls nor ends with dots. */
  function isCut(text: Text): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (let around = text.parentElement; around && around !== layer?.parentElement; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const box = around.getBoundingClientRect()
      const isDotted = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const isForEars = box.width <= 1 || box.height <= 1
      if (isDotted || isForEars || /auto|scroll/.test(overflowX + overflowY)) return false
      const isOut = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top
      if (isOut) return false
      if (left < box.left - 1 || right > box.right + 1 || top < box.top - 3 || bottom > box.bottom + 3) return true
    }
    return false
  }

  const isInFront = (part: HTMLElement) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return part.contains(found)
  }
  const pressed = [...layer.querySelectorAll<HTMLElement>('button, a, input, [role=tab], [role=combobox]')]
    .filter(part => part.checkVisibility() && isInFront(part))
    .map(part => ({ part, box: part.getBoundingClientRect() }))
  const overlapping = pressed.flatMap(({ part, box }, at) =>
    pressed.slice(at + 1).flatMap(other => {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      const isWithin = part.contains(other.part) || other.part.contains(part)
      // A button stands in a box.
      const isInBox = [part, other.part].some(({ tagName }) => tagName === 'INPUT')
      if (isWithin || isInBox || across < 3 || down < 3) return []
      return [
        `overlap: ${[part, other.part].map(({ ariaLabel, textContent }) => short(ariaLabel || textContent)).join(' | ')}`,
      ]
    }),
  )

  const sideways = [layer, ...layer.querySelectorAll('*')].filter(
    part =>
      part.clientHeight > innerHeight / 3 &&
      part.scrollWidth > part.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(part).overflowY) &&
      !part.closest('[role=grid]'),
  )

  const { scrollWidth } = document.documentElement
  return [
    ...(scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} px wide`] : []),
    ...(layer.textContent.trim().length < 12 ? ['the page is empty'] : []),
    ...partsOf(layer)
      .filter(isCut)
      .map(text => `cut: ${short(text.textContent)}`),
    ...overlapping,
    ...sideways.map(part => `scrolls sideways: ${short(part.textContent)}`),
  ]
}

/** Runs in the page: how many pixels of it must be scrolled to; rows of a list and messages are not counted, of which there is no end. */
export function findHiddenBelow(): number {
  const layers = [...document.querySelectorAll('main, [role=dialog]')].filter(part => part.checkVisibility())
  const layer = layers.at(-1)
  const parts = [...(layer ? [layer, ...layer.querySelectorAll('*')] : [])].filter(
    part =>
      part.checkVisibility() &&
      part.clientHeight > innerHeight / 3 &&
      /auto|scroll/.test(getComputedStyle(part).overflowY) &&
      !part.closest('[role=grid], [role=log]'),
  )
  return Math.max(0, ...parts.map(part => part.scrollHeight - part.clientHeight))
}
