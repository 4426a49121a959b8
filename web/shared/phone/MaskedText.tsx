import type { InputOf } from '#contract/base/operation.ts'
import type { people } from '#contract/people/people.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { orderWords } from '#words/orders/order.ts'
import { Phone } from './Phone.tsx'

type MaskedTextProps = {
  text: string
  canReveal: boolean
  field: InputOf<typeof people.reveal>['field']
  id: number
  /** The number of the record that it belongs to. */
  no: string
}

/** A text that somebody typed; a personal number in it is shown in full with a reason by somebody with the permission. */
export function MaskedText({ text, canReveal, field, id, no }: MaskedTextProps) {
  const { columns } = useWords(orderWords)
  if (!text.includes('****')) return text
  return (
    <Phone
      phone={text}
      canReveal={canReveal}
      field={field}
      id={id}
      facts={
        <Facts>
          <Fact name={columns.no}>{no}</Fact>
        </Facts>
      }
    />
  )
}
