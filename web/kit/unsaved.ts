import { use, useEffect, useId } from 'react'
import { addressNow, TabPlace } from './route.ts'

/** Id of a form with unsaved changes → path of the tab it is in; empty outside of the tabs. */
const unsavedForms = new Map<string, string>()

addEventListener('beforeunload', event => {
  if (unsavedForms.size) event.preventDefault()
})

/** Registers a form with unsaved changes: closing its page asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  const path = use(TabPlace)?.path ?? ''
  useEffect(() => {
    if (!isUnsaved) return void unsavedForms.delete(id)
    unsavedForms.set(id, path)
    return () => {
      // A tab behind another keeps its form, so it stays registered.
      if (!path || addressNow().path === path) unsavedForms.delete(id)
    }
  }, [id, path, isUnsaved])
}

export function hasUnsaved(path: string): boolean {
  return [...unsavedForms.values()].includes(path)
}

/** Of all tabs without `path`. */
export function forgetUnsaved(path?: string): void {
  for (const [id, at] of unsavedForms) if (path === undefined || at === path) unsavedForms.delete(id)
}
