import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ChatAction } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { hasDraft, keepDraft } from '#web/chats/composer/drafts.ts'
import type { Beside } from '#web/chats/inbox/question.ts'
import { useKeys } from '#web/ui/controls/keys.ts'

type DeskKeys = {
  input: RefObject<HTMLTextAreaElement | null>
  chat: ChatRow | undefined
  step: (by: -1 | 1) => void
  close: () => void
  onAction: (action: ChatAction) => void
  onBeside: (beside: Beside) => void
}

/** Keyboard shortcuts of the desk, inactive while an order's drawer is open. `Shortcuts` lists the same keys. */
export function useDeskKeys({ input, chat, step, close, onAction, onBeside }: DeskKeys, isFree: boolean): void {
  const may = (action: ChatAction) => () => {
    if (action === 'reply' || chat?.allowed.includes(action)) onAction(action)
  }
  // The focus leaves the last pressed button, so that Enter starts a reply instead of pressing it again.
  const go = (by: -1 | 1) => () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    step(by)
  }
  const keys = {
    j: go(1),
    k: go(-1),
    arrowdown: go(1),
    arrowup: go(-1),
    '/': () => {
      if (chat && !hasDraft(chat.id)) keepDraft(chat.id, '/')
      input.current?.focus()
    },
    c: may('claim'),
    e: may('resolve'),
    t: may('transfer'),
    s: may('snooze'),
    o: may('reopen'),
    f: () => onBeside('search'),
    i: () => onBeside('context'),
    '?': () => onBeside('shortcuts'),
    escape: close,
  }
  useKeys(isFree ? keys : {})
  useEnter(() => input.current?.focus())
}

const pressable = 'a, button, input, textarea, select, summary, [role=menu], [role=dialog]'

/** The row of the open conversation: pressing it again would have no effect, so Enter is free for the reply. */
const openRow = '[aria-current=true]'

/** Enter presses the focused control; with no control or the open row focused, it starts a reply. */
function useEnter(action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    const pressed = event.target instanceof Element && event.target.closest(pressable)
    if (pressed && !pressed.matches(openRow)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
