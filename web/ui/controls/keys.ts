import { useEffect, useEffectEvent } from 'react'

/** Marks a dialog that leaves the page's shortcuts active. */
export const pageKeys = { 'data-page-keys': '' }

/** A checkbox has the space bar only. */
const ownKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=dialog]:not([data-page-keys])'

/** Held down, they go on. Any other key acts once a press: a held A approves one record, and not those that come after it. */
const goingOn = /^(arrow\w+|[jk+=-])$/

/** Single keys in lower case, such as `/`, `r`, `arrowup`; inactive while somebody types or a modal dialog is open. */
export function useKeys(keys: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const action = keys[key]
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(ownKeys)) return
    event.preventDefault()
    if (!event.repeat || goingOn.test(key)) action()
  })
  useEffect(() => {
    // In the capture phase, because a dialog stops the propagation of arrow keys.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}
