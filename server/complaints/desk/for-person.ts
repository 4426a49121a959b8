import type { ComplainantKind } from '#contract/complaints/complaint.ts'
import { type ComplaintCode, complaintsAgainst, type Respondent } from '#contract/complaints/complaint-types.ts'
import { addComplaint } from '#server/complaints/engine/create.ts'
import { findComplainant, respondentOf } from '#server/complaints/engine/parties.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { orderOf } from './create.ts'

type Terms = {
  orderNo: string
  about: Respondent
  type: ComplaintCode
  demand: ComplaintRecord['demand']
  content: string
  person: { kind: ComplainantKind; appId: string; externalId: string }
}

/** A complaint that a person of an app wrote somewhere else, about an order of theirs. */
export async function complainForPerson(context: CommandContext, terms: Terms): Promise<ComplaintRecord> {
  const { orderNo, about, type, person, ...rest } = terms
  const refuseChoice = (field: string) =>
    refuse('badInput', { fields: { [field]: fieldSentence('choice', context.sender.language) } })
  const order = await orderOf(context, orderNo)
  const own = await findComplainant(context.db, order, person.appId, person)
  if (!own) return refuseChoice('orderNo')
  const respondent = own.side === about ? undefined : await respondentOf(context.db, order, about)
  if (!respondent) return refuseChoice('about')
  if (!complaintsAgainst(order.service, about).includes(type)) return refuseChoice('type')
  return addComplaint(context, order, { ...rest, type, source: 'app', complainant: own.complainant, respondent })
}
