import type { ListName } from '#contract/desk/views.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { inBrowser } from '#web/kit/storage.ts'
import { createStore, type Store, useStore } from '#web/kit/store.ts'
import { type Arrangement, narrowest, widest } from '#web/ui/list/columns/arrange.ts'

const kept = new Map<string, Store<Arrangement>>()

/**
 * A person's arrangement of a list's columns, kept in this browser: widths depend on the screen, and it must be known
 * before the first row is drawn.
 */
export function useArrangement(list: ListName): [Arrangement, (change: Partial<Arrangement>) => void] {
  const entry = `columns.${useRead(api.session.userInfo, {}).data?.id ?? 0}.${list}`
  const store = kept.get(entry) ?? createStore(recall(entry))
  kept.set(entry, store)

  function change(changes: Partial<Arrangement>): void {
    // Another window may have changed it meanwhile.
    store.set({ ...recall(entry), ...changes })
    inBrowser.setJson(entry, store.get())
  }

  return [useStore(store), change]
}

/** What other versions or people wrote there is taken as far as it makes sense. */
function recall(entry: string): Arrangement {
  const { order, hidden, widths } = (inBrowser.json(entry) ?? {}) as Partial<Record<keyof Arrangement, unknown>>
  return { order: textsIn(order), hidden: textsIn(hidden), widths: widthsIn(widths) }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
}

function widthsIn(value: unknown): Arrangement['widths'] {
  const fits = ([, width]: [string, unknown]) => typeof width === 'number' && width >= narrowest && width <= widest
  return Object.fromEntries(Object.entries((value ?? {}) as Record<string, number>).filter(fits))
}
