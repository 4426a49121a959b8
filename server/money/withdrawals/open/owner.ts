import type { WithdrawalOwner } from '#contract/money/withdrawal.ts'
import type { Actor } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { knownAs } from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'

export type AskedOwner = { kind: WithdrawalOwner; externalId: string }

/** An owner of money, as an app knows them and as the ledger does. */
export type Owner = {
  role: WithdrawalOwner
  externalId: string
  kind: 'person' | 'merchant'
  id: number
  name: string
  phone: string
  cityCodes: string[]
}

export async function findOwner(db: Database, appId: string, asked: AskedOwner): Promise<Owner> {
  const known = await knownAs(db, appId, asked)
  if (!known) return refuse('notFound')
  const { owner: kind, ...found } = known
  return { role: asked.kind, externalId: asked.externalId, kind, ...found }
}

/** What an owner does is done by them, in their app. */
export function actorOf({ role, kind, id, name }: Owner): Actor {
  return { kind: role, id: kind === 'person' ? id : null, name }
}

/** Requests of one owner are handled one after the other: their account, their limits, their balance. Before any other lock. */
export async function lockOwner(db: Database, { kind, id }: Pick<Owner, 'kind' | 'id'>): Promise<void> {
  await lockNamed(db, 'withdrawals.owner', `${kind} ${id}`)
}
