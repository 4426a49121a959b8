import type { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { type Form, type FormTerms, useForm } from '#web/shared/form/useForm.ts'
import { keepOrder, orderIn } from './useOrderCommand.ts'

type OrderFormTerms<O extends Operation, Values extends object> = Omit<FormTerms<O, Values>, 'onDone' | 'onLost'> & {
  /** Whether the action is still possible with the fresh record; the form closes otherwise. */
  isStillOpen: (order: OrderDetail) => boolean
  onClose: () => void
}

/** A form about one order. Its answer, or the fresh record after a lost race, updates the screen at once. */
export function useOrderForm<O extends Operation<z.ZodType, z.ZodType<OrderDetail>>, Values extends object>(
  operation: O,
  { isStillOpen, onClose, ...terms }: OrderFormTerms<O, Values>,
): Form<O, Values> {
  return useForm<O, Values>(operation, {
    ...terms,
    onDone: answer => {
      keepOrder(answer as OrderDetail)
      onClose()
    },
    onLost: record => {
      const fresh = orderIn(record)
      if (!fresh) return true
      keepOrder(fresh)
      if (!isStillOpen(fresh)) onClose()
      return isStillOpen(fresh)
    },
  })
}
