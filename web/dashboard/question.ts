import { z } from 'zod'
import { DayLimit } from '#contract/base/values.ts'
import { services } from '#contract/orders/service.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'

/** What the address holds: a service, a city and days, each empty for all or for today. */
const Question = z.object({
  service: z.enum(services).or(z.literal('')).default(''),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .or(z.literal(''))
    .default(''),
  from: DayLimit,
  to: DayLimit,
})
export type Question = z.output<typeof Question>

export type ChangeQuestion = (patch: Partial<Question>) => void

export function useDashboardQuestion(): [question: Question, change: ChangeQuestion] {
  const [question, setQuestion] = useQuestion(Question)
  return [question, patch => setQuestion(patch, { replace: true })]
}

/** As the blocks ask it. An address with one day only means that day. */
export function asked({ service, cityCode, from, to }: Question) {
  return { service: service || null, cityCode, from: from || to, to: to || from }
}
export type Asked = ReturnType<typeof asked>
