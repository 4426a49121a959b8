import { onIdentity } from '#web/kit/session.ts'
import { createStore, useStore } from '#web/kit/store.ts'

const entry = 'citydesk-drafts'

/** What is half written, by conversation: it waits there through a change of conversation and through a reload. */
const drafts = createStore<Readonly<Record<number, string>>>(kept())

onIdentity(said => {
  if (said === 'out') write({})
})

function kept(): Record<number, string> {
  return JSON.parse(sessionStorage.getItem(entry) ?? '{}') as Record<number, string>
}

function write(next: Readonly<Record<number, string>>): void {
  drafts.set(next)
  sessionStorage.setItem(entry, JSON.stringify(next))
}

export function useDraft(chatId: number): string {
  return useStore(drafts)[chatId] ?? ''
}

export function keepDraft(chatId: number, text: string): void {
  const { [chatId]: _, ...others } = drafts.get()
  write(text ? { ...others, [chatId]: text } : others)
}

export function hasDraft(chatId: number): boolean {
  return Boolean(drafts.get()[chatId])
}
