import { complainants } from '#contract/complaints/complaint.ts'
import { complaintsAgainst } from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { addComplaint } from '#server/complaints/engine/create.ts'
import { partyOf, respondentOf } from '#server/complaints/engine/parties.ts'
import { detailOf } from '#server/complaints/read/detail.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import type { OrderRecord } from '#server/orders/index.ts'

export async function orderOf({ db, caller }: Pick<QueryContext, 'db' | 'caller'>, no: string): Promise<OrderRecord> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  return order ?? refuse('notFound')
}

export const sides = handle(complaints.sides, async (context, { orderNo }) => {
  const order = await orderOf(context, orderNo)
  const found = await Promise.all(
    complainants.map(async side => ({ side, party: await partyOf(context.db, order, side) })),
  )
  return {
    no: order.no,
    service: order.service,
    sides: found.flatMap(({ side, party }) => (party ? [{ side, name: party.name }] : [])),
  }
})

/** A complaint that reached staff by telephone, in a conversation or from an authority. */
export const create = handle(
  complaints.create,
  async (context, { orderNo, source, complainant: side, respondent: otherSide, ...terms }) => {
    const { db, sender } = context
    const order = await orderOf(context, orderNo)
    const refuseChoice = (field: string) =>
      refuse('badInput', { fields: { [field]: fieldSentence('choice', sender.language) } })
    const complainant = await partyOf(db, order, side)
    if (!complainant) return refuseChoice('complainant')
    const respondent = side === otherSide ? undefined : await respondentOf(db, order, otherSide)
    if (!respondent) return refuseChoice('respondent')
    if (!complaintsAgainst(order.service, otherSide).includes(terms.type)) return refuseChoice('type')
    const added = await addComplaint(context, order, { ...terms, source, complainant, respondent })
    return detailOf(context, added.id)
  },
)
