/** The card that a key leads to, by the columns in which the cards stand now; undefined for other keys. */
export function cardAfterKey(key: string, at: number, cards: readonly HTMLElement[]): number | undefined {
  const columns = columnsOf(cards)
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: cards.length - 1,
  }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, cards.length - 1))
}

/** Cards of the first line. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const topOf = (card: HTMLElement | undefined) => Math.round(card?.closest('li')?.getBoundingClientRect().top ?? 0)
  const first = topOf(cards[0])
  const next = cards.findIndex(card => topOf(card) > first)
  return next < 0 ? cards.length : next
}
