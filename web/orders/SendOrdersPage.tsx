import { z } from 'zod'
import { errandKinds } from '#contract/orders/services/errand.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { orderNameWords } from '#words/orders/order.ts'
import { OrderScreen } from './OrderScreen.tsx'

const sent = ['errand', 'express'] as const
const Question = z.object({
  service: z.enum(sent).default('errand'),
  queue: z.string().default('all'),
  no: z.string().default(''),
})

/** Errands and parcels on one page. */
export function SendOrdersPage() {
  const { titles } = useWords(orderNameWords)
  const [{ service }, setQuestion] = useQuestion(Question)
  return (
    <OrderScreen
      key={service}
      service={service}
      kinds={service === 'errand' ? errandKinds : []}
      before={
        <FilterSelect
          label={titles[service]}
          options={sent.map(value => ({ value, label: titles[value] }))}
          value={service}
          onChoose={next => setQuestion({ service: next, queue: 'all', no: '' })}
        />
      }
    />
  )
}
