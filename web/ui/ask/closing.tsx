import { createContext, use, useState } from 'react'
import { Button, type ButtonProps, IconButton, type IconButtonProps } from '#web/ui/controls/Button.tsx'
import { useTyped } from './typed.ts'

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
