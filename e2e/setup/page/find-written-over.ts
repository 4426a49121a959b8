/** Runs in the page: texts that stand over each other in the drawer or dialog in front, or else in the screen. */
export function findWrittenOver(): string[] {
  /** What of a text is seen, which ends where something around it hides or scrolls it. */
  function seenOf(text: Text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    let { left, right, top, bottom } = range.getBoundingClientRect()
    for (let around = text.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const box = around.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return { text, left, right, top, bottom }
  }

  /** Two texts at one spot, without a ground between them that hides one. */
  function isWrittenOver(one: ReturnType<typeof seenOf>, other: ReturnType<typeof seenOf>): boolean {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)]
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)]
    if (right - left < 4 || bottom - top < 6) return false
    const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    const [first = -1, second = -1] = [one, other]
      .map(({ text }) => there.indexOf(text.parentElement as Element))
      .sort((a, b) => a - b)
    const isClear = (part: Element) => /[,/] 0\)|transparent/.test(getComputedStyle(part).backgroundColor)
    return first >= 0 && there.slice(first, second).every(isClear)
  }

  const layers = [...document.querySelectorAll('main, [role=dialog]')].filter(part => part.checkVisibility())
  const walker = document.createTreeWalker(layers.at(-1) ?? document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.textContent?.trim() && text.parentElement?.checkVisibility()) texts.push(text as Text)
  const seen = texts
    .map(seenOf)
    .filter(({ left, right, top, bottom }) => right > left && bottom > top && bottom > 0 && top < innerHeight)
  return seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter(other => isWrittenOver(one, other))
      .map(other => `over each other: ${one.text.textContent} | ${other.text.textContent}`),
  )
}
