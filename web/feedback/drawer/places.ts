type Place = { from: number; part: string; isMarked: boolean }

/** A text divided where one of these terms stands in it. Of terms at the same place, the longest counts. */
export function placesOf(text: string, terms: readonly string[]): Place[] {
  const small = text.toLowerCase()
  // Some capitals are longer in small letters: places would not be the same.
  const sought = small.length === text.length ? terms.map(term => term.toLowerCase()).filter(Boolean) : []
  const longestFirst = sought.toSorted((one, other) => other.length - one.length)
  const places: Place[] = []
  let from = 0
  for (let at = 0; at < text.length; ) {
    const found = longestFirst.find(term => small.startsWith(term, at))
    if (!found) {
      at += 1
      continue
    }
    if (at > from) places.push({ from, part: text.slice(from, at), isMarked: false })
    places.push({ from: at, part: text.slice(at, at + found.length), isMarked: true })
    at += found.length
    from = at
  }
  if (from < text.length) places.push({ from, part: text.slice(from), isMarked: false })
  return places
}
