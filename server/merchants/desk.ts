import { sql } from 'kysely'
import type { z } from 'zod'
import type { MerchantRow, merchants } from '#contract/people/merchants.ts'
import { lastActorOf, recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { tellApp } from '#server/webhooks/index.ts'
import { get } from './list.ts'
import { inScope, type MerchantRecord, merchantsQuery } from './scope.ts'

type Target = { id: number; version: number }

/** The shop, locked; refuses who may not see it or saw another version. */
async function holdMerchant(context: CommandContext, { id, version }: Target): Promise<MerchantRecord> {
  const { db, caller } = context
  const merchant = await merchantsQuery(db).where('id', '=', id).where(inScope(caller)).forUpdate().executeTakeFirst()
  if (!merchant) return refuse('notFound')
  if (merchant.version !== version) {
    refuse('changedByOther', {
      params: { by: await lastActorOf(db, 'merchants', id) },
      record: await get(context, { id }),
    })
  }
  return merchant
}

/** The desk's own words about a shop; the rest is the shop's to say. */
export async function update(
  context: CommandContext,
  { category, remark, ...target }: z.output<typeof merchants.update.input>,
): Promise<MerchantRow> {
  const merchant = await holdMerchant(context, target)
  const after = { category: category ?? merchant.category, remark: remark ?? merchant.remark }
  const changes: Record<string, [unknown, unknown]> = {}
  for (const field of ['category', 'remark'] as const) {
    if (after[field] !== merchant[field]) changes[field] = [merchant[field], after[field]]
  }
  if (Object.keys(changes).length > 0) await write(context, merchant, after, { action: 'merchants.update', changes })
  return get(context, { id: merchant.id })
}

export function suspend(context: CommandContext, asked: Target & { reason: string }): Promise<MerchantRow> {
  return become(context, asked, 'suspended')
}

export function resume(context: CommandContext, asked: Target & { reason: string }): Promise<MerchantRow> {
  return become(context, asked, 'enabled')
}

/** Its app is told, and stops or goes on taking orders for the shop. */
async function become(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
  status: MerchantRow['status'],
): Promise<MerchantRow> {
  const merchant = await holdMerchant(context, target)
  const { id, no, version } = merchant
  if (merchant.status === status) refuse('alreadySo', { record: await get(context, { id }) })
  const [action, type] =
    status === 'suspended'
      ? (['merchants.suspend', 'merchant.suspended'] as const)
      : (['merchants.resume', 'merchant.resumed'] as const)
  const set = { status, status_reason: status === 'suspended' ? reason : '' }
  await write(context, merchant, set, { action, from: merchant.status, to: status, reason })
  const data = { merchantId: merchant.external_id, no, status, reason, version: version + 1 }
  await tellApp(context, merchant.app_id, type, data)
  return get(context, { id })
}

type Facts = Omit<Parameters<typeof recordEvent>[1], 'subject' | 'subjectId' | 'subjectNo'>
type Settable = Partial<Pick<MerchantRecord, 'category' | 'remark' | 'status' | 'status_reason'>>

async function write(context: CommandContext, { id, no, city_code }: MerchantRecord, set: Settable, facts: Facts) {
  await context.db
    .updateTable('merchants')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await recordEvent(context, { ...facts, subject: 'merchants', subjectId: id, subjectNo: no })
  context.tell({ word: 'merchants.changed', id, cityCode: city_code })
}
