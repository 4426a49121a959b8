import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { dateWords } from '#words/base/dates.ts'
import type { Reading, Terms } from './readDate.ts'

type Wrong = Extract<Reading, { wrong: string }>['wrong']
export type Bounds = Pick<Terms, 'min' | 'max' | 'isAhead'>

/** How a box reads what is typed in it. */
export function useTerms(bounds: Bounds): () => Terms {
  const { spoken } = useWords(dateWords)
  return () => ({ ...bounds, today: shanghaiDay(serverNow()), spoken })
}

/** Why it was not read, in the reader's language. */
export function useSentence({ min = '', max = '' }: Bounds): (wrong: Wrong | undefined) => string | undefined {
  const { wrong: sentences } = useWords(dateWords)
  return wrong => {
    if (!wrong) return undefined
    if (wrong === 'early') return sentences.early(min)
    return wrong === 'late' ? sentences.late(max) : sentences[wrong]
  }
}

const shownAs = (value: string) => value.replace('T', ' ').slice(0, 16)

type TypedDateTerms = {
  value: string
  read: (typed: string) => Reading
  onTake: (value: string) => void
  /** By the arrow downwards. */
  onOpen?: () => void
}

export type TypedDate = {
  wrong: Wrong | undefined
  /** What is typed gives way to what was chosen otherwise. */
  forget: () => void
  props: ComponentProps<'input'>
}

/**
 * A text that is read when Enter is pressed or the box is left, not while somebody types: `3` is on the way to `30`. What is typed as it
 * would be shown, `2026-11-03`, is taken at once, so that the button of a form that waits for it can be pressed. What cannot be read stays
 * as it was typed, changes nothing, and is not submitted.
 */
export function useTypedDate({ value, read, onTake, onOpen }: TypedDateTerms): TypedDate {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<Wrong>()
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    forget()
  }
  useHeldForm(input, wrong !== undefined)

  function forget(): void {
    setTyped(undefined)
    setWrong(undefined)
  }

  function take(): boolean {
    if (typed === undefined) return true
    const reading = read(typed)
    if ('wrong' in reading) {
      setWrong(reading.wrong)
      return false
    }
    forget()
    if (reading.value !== value) onTake(reading.value)
    return true
  }

  const props: ComponentProps<'input'> = {
    ref: input,
    value: typed ?? shownAs(value),
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': wrong !== undefined || undefined,
    onChange: ({ target }) => {
      setTyped(target.value)
      setWrong(undefined)
      const reading = read(target.value)
      if (!('value' in reading) || reading.value === '' || shownAs(reading.value) !== target.value) return
      forget()
      if (reading.value !== value) onTake(reading.value)
    },
    onBlur: () => void take(),
    onKeyDown: event => {
      // The form is sent with what was read.
      if (event.key === 'Enter' && !take()) event.preventDefault()
      if (event.key !== 'ArrowDown' || !onOpen) return
      event.preventDefault()
      take()
      onOpen()
    },
  }
  return { wrong, forget, props }
}

/** The form around it is not submitted meanwhile; the text that is in the way is focused. */
function useHeldForm(input: RefObject<HTMLInputElement | null>, isWrong: boolean): void {
  useEffect(() => {
    const form = isWrong ? input.current?.form : null
    if (!form) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.focus()
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [input, isWrong])
}
