import { sql } from 'kysely'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Fen } from '#contract/base/values.ts'
import { mostForDemand } from '#contract/complaints/decision.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { packetCounts } from './counted.ts'

type Demanding = { id: number; no: string; demand_fen: Fen | null }

/** How much more may be given for this complaint, to the balance and by red packets; null where no amount was demanded. */
export async function leftOfDemand(db: Database, { id, no, demand_fen }: Demanding): Promise<Fen | null> {
  if (demand_fen === null) return null
  const { rows } = await sql<{ given: Fen }>`select (
    (select coalesce(sum(amount_fen), 0) from complaint_compensations
      where complaint_id = ${id} and state in ('pending', 'paid'))
    + (select coalesce(sum(p.amount_fen), 0) from packets p where p.complaint_no = ${no} and ${packetCounts})
    )::bigint as given`.execute(db)
  return Math.max(0, mostForDemand(demand_fen) - (rows[0]?.given ?? 0)) as Fen
}

/** Never more for one complaint than its demand and a fifth. The complaint or its order is locked. */
export async function refuseBeyondDemand(db: Database, complaint: Demanding, amountFen: Fen): Promise<void> {
  const leftFen = await leftOfDemand(db, complaint)
  if (leftFen !== null && amountFen > leftFen) refuse('beyondDemand', { params: { yuan: yuanText(leftFen) } })
}
