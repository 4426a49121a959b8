import { createContext, type FocusEvent, type FormEvent, use, useRef, useState } from 'react'
import { Button, type ButtonProps, IconButton, type IconButtonProps } from '#web/ui/controls/Button.tsx'

/** What is typed here is lost when it closes. Not what one searches and chooses by, nor a secret, which nobody keeps half-written. */
const isText = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    target.role !== 'combobox' &&
    !target.closest('[data-chooses]') &&
    !['search', 'checkbox', 'radio', 'file', 'range', 'color', 'password'].includes(target.type))

type Close = (next?: () => void) => void

/** Closes the dialog or drawer around it, as Esc does. */
export const Closing = createContext<Close | undefined>(undefined)

/**
 * Closing by Esc, a press beside it, × or 取消 asks first where something was typed. `isUnsaved` says what is lost where that is more, or
 * less, than the text fields that one sees.
 */
export function useClosing(onClose: () => void, isUnsaved?: () => boolean) {
  const { watching, isTyped } = useTyped()
  const [asked, setAsked] = useState<{ next: () => void }>()
  const request: Close = (next = onClose) => ((isUnsaved ?? isTyped)() ? setAsked({ next }) : next())
  return {
    /** For the popup. */
    watching,
    request,
    isAsked: asked !== undefined,
    keep: () => setAsked(undefined),
    giveUp() {
      setAsked(undefined)
      asked?.next()
    },
  }
}

type Next = {
  /** Instead of only closing it. */
  next?: () => void
}

function useClose(next: Next['next']): () => void {
  const close = use(Closing)
  if (!close) throw new Error('A button that closes stands in a dialog or a drawer.')
  return () => close(next)
}

export function CloseButton({ next, ...rest }: Next & Omit<ButtonProps, 'onClick'>) {
  return <Button {...rest} onClick={useClose(next)} />
}

export function CloseIcon({ next, ...rest }: Next & Omit<IconButtonProps, 'onClick'>) {
  return <IconButton {...rest} onClick={useClose(next)} />
}

type Field = HTMLInputElement | HTMLTextAreaElement

type Watching = { onFocus: (event: FocusEvent) => void; onInput: (event: FormEvent) => void }

/** Watches the text fields of a dialog or drawer, whoever keeps their values. */
function useTyped(): { watching: Watching; isTyped: () => boolean } {
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
