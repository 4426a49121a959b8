import { z } from 'zod'
import { session } from '#contract/access/session.ts'
import type { ListName } from '#contract/desk/views.ts'
import { useRead } from '#web/kit/read.ts'
import { inBrowser } from '#web/kit/storage.ts'
import { createStore, type Store, useStore } from '#web/kit/store.ts'
import { type Arrangement, narrowest, widest } from '#web/ui/list/columns/arrange.ts'

const Kept = z.object({
  order: z.array(z.string()).catch([]),
  hidden: z.array(z.string()).catch([]),
  widths: z.record(z.string(), z.number().min(narrowest).max(widest)).catch({}),
})

const kept = new Map<string, Store<Arrangement>>()

/**
 * A person's arrangement of a list's columns, kept in this browser: widths depend on the screen, and it must be known
 * before the first row is drawn.
 */
export function useArrangement(list: ListName): [Arrangement, (change: Partial<Arrangement>) => void] {
  const entry = `columns.${useRead(session.userInfo, {}).data?.id ?? 0}.${list}`
  const store = kept.get(entry) ?? createStore(recall(entry))
  kept.set(entry, store)

  function change(changes: Partial<Arrangement>): void {
    // Another window may have changed it meanwhile.
    store.set({ ...recall(entry), ...changes })
    inBrowser.setJson(entry, store.get())
  }

  return [useStore(store), change]
}

function recall(entry: string): Arrangement {
  return Kept.parse({ ...inBrowser.json(entry) })
}
