import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { InputOf } from '#contract/base/operation.ts'
import type { people } from '#contract/people/people.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { RowAct } from '#web/ui/controls/RowAct.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { phoneWords } from '#words/people/phone.ts'

const RevealDialog = lazily(async () => (await import('./RevealDialog.tsx')).RevealDialog)

const shownMs = 60_000

type PhoneProps = {
  /** Masked. */
  phone: string
  canReveal: boolean
  field: InputOf<typeof people.reveal>['field']
  id: number
  /** Whose it is, for the question why. */
  facts: ReactNode
}

/** Masked, until somebody who may says why they want to see it; then for a minute, and never under another's name. */
export function Phone(props: PhoneProps) {
  return <MaskedPhone key={`${props.field} ${props.id}`} {...props} />
}

function MaskedPhone({ phone, canReveal, ...whose }: PhoneProps) {
  const text = useWords(phoneWords)
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<{ value: string; until: number }>()
  const hide = () => setShown(undefined)
  if (shown) return <ShownPhone {...shown} onHide={hide} />
  return (
    <span className="inline-flex items-center gap-2">
      {phone || '–'}
      {canReveal && <RowAct onPress={() => setAsking(true)}>{text.reveal}</RowAct>}
      <Suspense>
        {isAsking && (
          <RevealDialog
            {...whose}
            onShown={value => {
              setAsking(false)
              setShown({ value, until: Date.now() + shownMs })
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </span>
  )
}

function ShownPhone({ value, until, onHide }: { value: string; until: number; onHide: () => void }) {
  const text = useWords(phoneWords)
  const left = Math.ceil((until - useNow(1000)) / 1000)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onHide()
  }, [isOver, onHide])
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <strong className="font-medium">{value}</strong>
      <Copy value={value} />
      <RowAct onPress={onHide}>{text.hide}</RowAct>
      <span className="text-xs text-muted">{text.secondsLeft(Math.max(0, left))}</span>
    </span>
  )
}
