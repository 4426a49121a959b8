import { type FocusEvent, type FormEvent, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement
type Watching = { onFocus: (event: FocusEvent) => void; onInput: (event: FormEvent) => void }

/** What is typed here is lost when it closes. Not what one searches and chooses by, nor a secret, which nobody keeps half-written. */
const isText = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    target.role !== 'combobox' &&
    !target.closest('[data-chooses]') &&
    !['search', 'checkbox', 'radio', 'file', 'range', 'color', 'password'].includes(target.type))

/** Watches the text fields of a dialog or drawer, whoever keeps their values. */
export function useTyped(): { watching: Watching; isTyped: () => boolean } {
  const atFirst = useRef(new Map<Field, string>())
  const typed = useRef(new Set<Field>())
  const watching: Watching = {
    onFocus: ({ target }) => {
      if (isText(target) && !atFirst.current.has(target)) atFirst.current.set(target, target.value)
    },
    onInput: ({ target }) => {
      if (isText(target)) typed.current.add(target)
    },
  }
  return {
    watching,
    isTyped: () =>
      [...typed.current].some(
        field => field.isConnected && field.value.trim() !== '' && field.value !== atFirst.current.get(field),
      ),
  }
}
