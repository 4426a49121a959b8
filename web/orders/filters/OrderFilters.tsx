import { X } from 'lucide-react'
import type { z } from 'zod'
import { cancelCodes, type OrderRow, refundStates } from '#contract/order.ts'
import type { OrderQuestion } from '#contract/order-question.ts'
import { reasonsFor } from '#contract/reasons.ts'
import { planOf, type Service } from '#contract/service.ts'
import { useWords } from '#web/kit/words.ts'
import { kindName } from '#web/order/about.ts'
import { useStateName } from '#web/order/names/named.ts'
import { orderText } from '#web/order/text.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { DayBox } from '#web/ui/DayBox.tsx'
import { reasonsText } from '#web/ui/reasons/text.ts'
import { FilterSelect } from '#web/ui/Select.tsx'
import { filtersText } from './text.ts'

type Narrower = Pick<
  z.output<typeof OrderQuestion>,
  'placedOn' | 'kind' | 'state' | 'refund' | 'cancelCode' | 'customerId' | 'workerId'
>

type OrderFiltersProps = {
  service: Service
  /** The kinds one may look at alone, if its service has some. */
  kinds: readonly string[]
  question: Narrower
  /** What stands at the top of the list, which knows the name of whose orders these are. */
  first: OrderRow | undefined
  onAsk: (narrower: Partial<Narrower>) => void
}

/** What narrows the orders of a service down, in a row of its own. */
export function OrderFilters({ service, kinds, question, first, onAsk }: OrderFiltersProps) {
  const text = useWords(filtersText)
  const words = useWords(orderText)
  const { reasons } = useWords(reasonsText)
  const stateName = useStateName()
  const { placedOn, kind, state, refund, cancelCode, customerId, workerId } = question
  const states = planOf(service).states as readonly Narrower['state'][]
  const codes = cancelCodes.filter(code => reasonsFor(service, 'staff').includes(code))
  return (
    <span className="order-last flex basis-full flex-wrap items-center gap-2">
      <DayBox label={text.placedOn} value={placedOn} onChoose={day => onAsk({ placedOn: day })} />
      {kinds.length > 0 && (
        <FilterSelect
          label={text.kind}
          options={withAny(kinds, text.anyKind, one => kindName(service, one, words))}
          value={kind}
          onChoose={next => onAsk({ kind: next })}
        />
      )}
      <FilterSelect
        label={text.state}
        options={withAny(states, text.anyState, stateName)}
        value={state}
        onChoose={next => onAsk({ state: next })}
      />
      <FilterSelect
        label={text.refund}
        options={withAny(refundStates, text.anyRefund, one => words.refunds[one])}
        value={refund}
        onChoose={next => onAsk({ refund: next })}
      />
      <FilterSelect
        label={text.cancelCode}
        options={withAny(codes, text.anyCancelCode, one => reasons[one])}
        value={cancelCode}
        onChoose={next => onAsk({ cancelCode: next })}
      />
      {(customerId || workerId) && (
        <OnlyPerson
          name={(customerId ? first?.customer : first?.worker)?.name ?? text.ofPerson}
          onClear={() => onAsk({ customerId: null, workerId: null })}
        />
      )}
    </span>
  )
}

function withAny<Value extends string>(values: readonly Value[], any: string, nameOf: (value: Value) => string) {
  return [
    { value: '' as const, label: any },
    ...values.map(value => ({ value, label: value === '' ? any : nameOf(value) })),
  ]
}

/** Says that the list is narrowed to one person, and widens it again. */
function OnlyPerson({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <Chip chosen onChoose={onClear}>
      <span className="flex items-center gap-1">
        {name}
        <X size={12} aria-hidden />
      </span>
    </Chip>
  )
}
