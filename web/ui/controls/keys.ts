import { useEffect, useEffectEvent } from 'react'

/** Marks a dialog beside which the keys of the page go on working. */
export const pageKeys = { 'data-page-keys': '' }

const ownKeys = 'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog]:not([data-page-keys])'

/** Single keys of a screen in lower case, as `/`, `r`, `arrowup`; silent while somebody types or a dialog asks. */
export function useKeys(keys: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key.toLowerCase()]
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(ownKeys)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    // On the way down, because a dialog keeps the arrow keys that come up from it to itself.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}
