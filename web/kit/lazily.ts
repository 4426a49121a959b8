import { type ComponentType, lazy } from 'react'
import { loadWords } from './words.ts'

const restMs = 3_000

/**
 * A component whose file, and the words that come with it, are fetched when it is first drawn, or earlier by `preload`; without a
 * connection it comes when the connection is back.
 */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadBoth = () => load().then(component => loadWords().then(() => component))
  const component = lazy(async () => ({ default: await untilHere(loadBoth) }))
  return Object.assign(component, { preload: () => void loadBoth().catch(() => {}) })
}

/** False while nobody answers, whoever may be to blame. */
async function isServerThere(): Promise<boolean> {
  const { ok } = await fetch('/healthz', { cache: 'no-store' }).catch(() => ({ ok: false }))
  return ok
}

/** React keeps a refusal for as long as the page lives, so nobody but a server that is there may refuse. */
async function untilHere<Component>(load: () => Promise<Component>): Promise<Component> {
  for (;;) {
    const component = await load().catch(() => undefined)
    if (component) return component
    if (await isServerThere()) return load()
    do await new Promise(resolve => setTimeout(resolve, restMs))
    while (!(await isServerThere()))
  }
}
