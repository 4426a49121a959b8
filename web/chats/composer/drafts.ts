import { api } from '#web/kit/api.ts'
import { keyOf, queryClient, useRead } from '#web/kit/read.ts'
import { draftsOf, onIdentityChange } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'
import { createStore, type Store, useStore } from '#web/kit/store.ts'

type Draft = { text: string /** An internal note; a note never turns into a reply by itself. */; isNote: boolean }
type Drafts = Readonly<Record<number, Draft>>

/** Unsent text of a person by conversation. It survives a change of conversation, a reload and the end of the session, and nobody else sees it. */
const stores = new Map<string, Store<Drafts>>()

onIdentityChange(change => {
  if (change !== 'in') stores.clear()
})

const entryOf = (personId = 0) => `${draftsOf(personId)}chats`

function storeOf(entry: string): Store<Drafts> {
  const store = stores.get(entry) ?? createStore(kept(entry))
  stores.set(entry, store)
  return store
}

function kept(entry: string): Drafts {
  const all = Object.entries({ ...inWindow.json(entry) } as Record<string, Partial<Draft> | null>)
  return Object.fromEntries(all.filter(([, draft]) => typeof draft?.text === 'string')) as Drafts
}

function entryNow(): string {
  return entryOf(queryClient.getQueryData<{ id: number }>(keyOf(api.session.userInfo, {}))?.id)
}

const nothing: Draft = { text: '', isNote: false }

export function useDraft(chatId: number): Draft {
  const entry = entryOf(useRead(api.session.userInfo, {}).data?.id)
  return useStore(storeOf(entry))[chatId] ?? nothing
}

export function keepDraft(chatId: number, text: string, { isNote = false } = {}): void {
  const entry = entryNow()
  const store = storeOf(entry)
  const { [chatId]: _, ...others } = store.get()
  store.set(text ? { ...others, [chatId]: { text, isNote } } : others)
  inWindow.setJson(entry, store.get())
}

/** Puts a text before what is being written there. Both are a note if one of them is: nobody outside reads a note. */
export function putBeforeDraft(chatId: number, text: string, { isNote }: Pick<Draft, 'isNote'>): void {
  const written = storeOf(entryNow()).get()[chatId] ?? nothing
  const both = written.text ? `${text}\n${written.text}` : text
  keepDraft(chatId, both, { isNote: isNote || written.isNote })
}

export function hasDraft(chatId: number): boolean {
  return storeOf(entryNow()).get()[chatId] !== undefined
}
