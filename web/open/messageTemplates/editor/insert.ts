type Selected = { value: string; from: number; to: number }

/** The text with `{name}` where something is selected or the cursor stands, and where the cursor stands then. */
export function withPlace({ value, from, to }: Selected, name: string): { value: string; cursor: number } {
  const place = `{${name}}`
  return { value: value.slice(0, from) + place + value.slice(to), cursor: from + place.length }
}
