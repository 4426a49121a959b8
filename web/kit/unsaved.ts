import { use, useEffect, useId } from 'react'
import { addressNow, TabPlace } from './route.ts'

/** What is half written → the path of the tab it is written in; empty outside of the tabs. */
const papers = new Map<string, string>()

addEventListener('beforeunload', event => {
  if (papers.size) event.preventDefault()
})

/** Says that this form holds what would be lost with it. Whoever takes its page away asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  const path = use(TabPlace)?.path ?? ''
  useEffect(() => {
    if (!isUnsaved) return void papers.delete(id)
    papers.set(id, path)
    return () => {
      // A tab that only goes behind another keeps its form, and so its claim.
      if (!path || addressNow().path === path) papers.delete(id)
    }
  }, [id, path, isUnsaved])
}

export function hasUnsaved(path: string): boolean {
  return [...papers.values()].includes(path)
}

/** Without `path`, everything: the person leaves. */
export function forgetUnsaved(path?: string): void {
  for (const [id, at] of papers) if (path === undefined || at === path) papers.delete(id)
}
