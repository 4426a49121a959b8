/** The names in `{…}`, in their order, each once. Anything between braces is a name: `{a b}` and `{}` are unknown ones. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? ''))]
}

/** Fills `{name}` once: braces in a value stay text, and so does a place without a value. */
export function renderText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([^{}]*)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : place,
  )
}
