import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { InputOf } from '#contract/base/operation.ts'
import type { people } from '#contract/people/people.ts'
import { serverNow } from '#web/kit/clock.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { phoneWords } from '#words/people/people.ts'

const RevealDialog = lazily(async () => (await import('./RevealDialog.tsx')).RevealDialog)

const shownMs = 60_000

type PhoneProps = {
  /** Masked. */
  phone: string
  canReveal: boolean
  field: InputOf<typeof people.reveal>['field']
  id: number
  /** Whose number it is, shown in the dialog. */
  facts: ReactNode
}

/** Masked until revealed with a reason by somebody with the permission; then shown for one minute, and never for another person's record. */
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
      {canReveal && <RowButton onPress={() => setAsking(true)}>{text.reveal}</RowButton>}
      <Suspense>
        {isAsking && (
          <RevealDialog
            {...whose}
            onShown={value => {
              setAsking(false)
              setShown({ value, until: serverNow() + shownMs })
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
      <RowButton onPress={onHide}>{text.hide}</RowButton>
      <span className="text-xs text-muted">{text.secondsLeft(Math.max(0, left))}</span>
    </span>
  )
}
