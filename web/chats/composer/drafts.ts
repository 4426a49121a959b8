import { onIdentityChange } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'
import { createStore, useStore } from '#web/kit/store.ts'

const entry = 'citydesk-chat-drafts'

type Draft = { text: string /** An internal note; a note never turns into a reply by itself. */; isNote: boolean }
type Drafts = Readonly<Record<number, Draft>>

/** Unsent text by conversation. It survives a change of conversation and a reload. */
const drafts = createStore<Drafts>(kept())

onIdentityChange(change => {
  if (change === 'out') write({})
})

function kept(): Drafts {
  const all = Object.entries({ ...inWindow.json(entry) } as Record<string, Partial<Draft> | null>)
  return Object.fromEntries(all.filter(([, draft]) => typeof draft?.text === 'string')) as Drafts
}

function write(next: Drafts): void {
  drafts.set(next)
  inWindow.setJson(entry, next)
}

const nothing: Draft = { text: '', isNote: false }

export function useDraft(chatId: number): Draft {
  return useStore(drafts)[chatId] ?? nothing
}

export function keepDraft(chatId: number, text: string, { isNote = false } = {}): void {
  const { [chatId]: _, ...others } = drafts.get()
  write(text ? { ...others, [chatId]: { text, isNote } } : others)
}

export function hasDraft(chatId: number): boolean {
  return drafts.get()[chatId] !== undefined
}
