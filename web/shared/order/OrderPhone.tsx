import type { InputOf } from '#contract/base/operation.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { people } from '#contract/people/people.ts'
import { useWords } from '#web/kit/words.ts'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { orderWords } from '#words/orders/order.ts'

export type PhoneOfOrder = Exclude<
  Extract<InputOf<typeof people.reveal>['field'], `orders.${string}`>,
  'orders.noteText'
>

type OrderPhoneProps = {
  order: OrderDetail
  field: PhoneOfOrder
  /** Role of the person in the order. */
  role: string
  name: string
  phone: string
}

/** A phone number of an order; shown in full to staff who may call it. */
export function OrderPhone({ order, field, role, name, phone }: OrderPhoneProps) {
  const { columns } = useWords(orderWords)
  return (
    <Phone
      phone={phone}
      canReveal={phone !== '' && order.followUps.includes('reveal')}
      field={field}
      id={order.id}
      facts={
        <Facts>
          <Fact name={columns.no}>{order.no}</Fact>
          <Fact name={role}>{`${name} · ${phone}`}</Fact>
        </Facts>
      }
    />
  )
}
