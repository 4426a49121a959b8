import type { Operation } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import { type Form, type FormTerms, useForm } from './useForm.ts'

type ReasonFormTerms<O extends Operation> = Pick<FormTerms<O, object>, 'done' | 'after' | 'onDone'>

/** The form of `ReasonDialog` for an action on a record that needs nothing but a reason. */
export function useReasonForm<O extends Operation>(
  operation: O,
  record: Target,
  terms: ReasonFormTerms<O>,
): Form<O, object> {
  // The whole input is the record and the reason, which `useForm` and `ReasonDialog` add.
  return useForm<O, object>(operation, { ...terms, initial: {}, record, input: () => ({}) as never })
}
