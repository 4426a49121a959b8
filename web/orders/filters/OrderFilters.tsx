import X from 'lucide-react/icons/x'
import type { z } from 'zod'
import type { OrderRow } from '#contract/orders/order.ts'
import { cancelCodes, refundStates } from '#contract/orders/order-names.ts'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { reasonsFor } from '#contract/orders/reasons.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { AmountRange } from '#web/shared/list/AmountRange.tsx'
import { kindName } from '#web/shared/order/about.ts'
import { useStateName } from '#web/shared/order/names/named.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { DayRange } from './DayRange.tsx'
import { FollowFilters } from './FollowFilters.tsx'
import { ProgressChips } from './ProgressChips.tsx'
import { RideFilters } from './RideFilters.tsx'
import { ShopBox } from './ShopBox.tsx'
import { WorkerBox } from './WorkerBox.tsx'

type Narrower = Omit<
  z.output<typeof OrderQuestion>,
  'service' | 'queue' | 'sort' | 'search' | 'ids' | 'after' | 'limit'
>

type OrderFiltersProps = {
  service: Service
  /** The kinds to filter by, if the service has several. */
  kinds: readonly string[]
  question: Narrower
  /** The first row of the list, which has the name of the customer or worker that the list is filtered by. */
  first: OrderRow | undefined
  onFilter: (narrower: Partial<Narrower>) => void
}

/** The filters of a service's orders. */
export function OrderFilters({ service, kinds, question, first, onFilter }: OrderFiltersProps) {
  const text = useWords(orderFiltersWords)
  const words = useWords(orderWords)
  const { reasons } = useWords(reasonsWords)
  const stateName = useStateName()
  const maySeeWorkers = useMay('workers.view')
  const maySeeComplaints = useMay('complaints.view')
  const { kind, state, refund, cancelCode, shop, cityCode, leastFen, mostFen, customerId, workerId } = question
  const { worker } = planOf(service)
  const states = planOf(service).states as readonly Narrower['state'][]
  const codes = cancelCodes.filter(code => reasonsFor(service, 'staff').includes(code))
  return (
    <span className="order-last flex basis-full flex-wrap items-center gap-2">
      <DayRange {...question} onFilter={onFilter} />
      <ProgressChips question={question} onFilter={onFilter} />
      {kinds.length > 0 && (
        <FilterSelect
          label={text.kind}
          options={withAny(kinds, text.anyKind, one => kindName(service, one, words))}
          value={kind}
          onChoose={next => onFilter({ kind: next })}
        />
      )}
      <FilterSelect
        label={text.state}
        options={withAny(states, text.anyState, stateName)}
        value={state}
        onChoose={next => onFilter({ state: next })}
      />
      <FilterSelect
        label={text.refund}
        options={withAny(refundStates, text.anyRefund, one => words.refunds[one])}
        value={refund}
        onChoose={next => onFilter({ refund: next })}
      />
      <FilterSelect
        label={text.cancelCode}
        options={withAny(codes, text.anyCancelCode, one => reasons[one])}
        value={cancelCode}
        onChoose={next => onFilter({ cancelCode: next })}
      />
      <AmountRange leastFen={leastFen} mostFen={mostFen} onFilter={onFilter} />
      {maySeeWorkers && (
        <>
          {service === 'food' && !shop && (
            <ShopBox label={words.places.food[0] ?? ''} onChoose={next => onFilter({ shop: next })} />
          )}
          {worker && !workerId && (
            <WorkerBox kind={worker} label={words.workers[worker]} onChoose={next => onFilter({ workerId: next })} />
          )}
        </>
      )}
      <CityFilter city={cityCode} onChoose={next => onFilter({ cityCode: next })} />
      {service === 'chauffeur' && <RideFilters question={question} onFilter={onFilter} />}
      <FollowFilters question={question} canSeeComplaints={maySeeComplaints} onFilter={onFilter} />
      {shop && <Only name={shop} onClear={() => onFilter({ shop: '' })} />}
      {(customerId || workerId) && (
        <Only
          name={(customerId ? first?.customer : first?.worker)?.name ?? text.ofPerson}
          onClear={() => onFilter({ customerId: null, workerId: null })}
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

/** Shows that the list is limited to one person or shop, and removes that filter. */
function Only({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <Chip chosen onChoose={onClear}>
      <span className="flex items-center gap-1">
        {name}
        <X size={12} aria-hidden />
      </span>
    </Chip>
  )
}
