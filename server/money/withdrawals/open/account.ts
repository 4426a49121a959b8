import type { z } from 'zod'
import { fen } from '#contract/base/values.ts'
import type { OpenPayoutAccount, OpenWalletAnswer } from '#contract/open/open-money.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { balancesOf } from '#server/money/ledger/index.ts'
import { hashText, maskNumber, sealText } from '#server/people/index.ts'
import type { PayoutAccount } from '../table.ts'
import { type AskedOwner, actorOf, findOwner, lockOwner, type Owner } from './owner.ts'

type Asked = z.output<typeof OpenPayoutAccount>
type Answer = { externalNo: string; number: string }

export async function readWallet(
  db: Database,
  appId: string,
  asked: AskedOwner,
): Promise<z.output<typeof OpenWalletAnswer>> {
  const { kind, id } = await findOwner(db, appId, asked)
  const owner = { ownerKind: kind, ownerId: id }
  const { available, held, withdrawing, receivable } = (await balancesOf(db, [owner]))(owner)
  return {
    availableFen: fen(available),
    heldFen: fen(held),
    withdrawingFen: fen(withdrawing),
    receivableFen: fen(receivable),
  }
}

/** Where somebody's money is to go from now on. The same `externalNo` again changes nothing; the answer has the masked number. */
export async function bindAccount(change: Change, runtime: Runtime, appId: string, asked: Asked): Promise<Answer> {
  const owner = await findOwner(change.db, appId, asked.owner)
  await lockOwner(change.db, owner)
  const known = await change.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (known && (known.owner_kind !== owner.kind || known.owner_id !== owner.id)) refuse('requestReused')
  const account =
    known ?? (await replaceAccount({ ...change, actor: actorOf(owner) }, runtime, { appId, asked, owner }))
  return { externalNo: account.external_no, number: account.number_masked }
}

type Given = { appId: string; asked: Asked; owner: Owner }

async function replaceAccount(change: Change, runtime: Runtime, given: Given): Promise<PayoutAccount> {
  const { appId, asked, owner } = given
  const replaced = await endAccount(change.db, owner)
  const sealed = await sealNumber(runtime, asked.number)
  const isSame =
    replaced?.number_hash.equals(sealed.number_hash) &&
    replaced.method === asked.method &&
    replaced.holder === asked.holder
  const account = await change.db
    .insertInto('payout_accounts')
    .values({
      ...sealed,
      app_id: appId,
      external_no: asked.externalNo,
      owner_kind: owner.kind,
      owner_id: owner.id,
      method: asked.method,
      holder: asked.holder,
      bank: asked.bank,
      bound_at: new Date(isSame && replaced ? replaced.bound_at : Date.now()),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordBinding(change, owner, [replaced, account])
  return account
}

/** The account that counted until now. */
function endAccount(db: Database, { kind, id }: Owner): Promise<PayoutAccount | undefined> {
  return db
    .updateTable('payout_accounts')
    .set({ replaced_at: new Date() })
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('replaced_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** People write the number of a card in groups. */
async function sealNumber(runtime: Runtime, written: string) {
  const number = written.replace(/[\s-]/g, '')
  return {
    number_sealed: await sealText(runtime, number),
    number_hash: await hashText(runtime, number),
    number_masked: maskNumber(number),
  }
}

async function recordBinding(
  change: Change,
  owner: Owner,
  [before, after]: [PayoutAccount | undefined, PayoutAccount],
): Promise<void> {
  await recordEvent(change, {
    action: 'withdrawals.bindAccount',
    subject: 'payoutAccounts',
    subjectId: after.id,
    subjectNo: after.number_masked,
    aboutId: owner.kind === 'person' ? owner.id : null,
    changes: {
      method: [before?.method ?? null, after.method],
      number: [before?.number_masked ?? null, after.number_masked],
    },
  })
}

/** The account of an owner that counts now. */
export function currentAccount(db: Database, { kind, id }: Owner): Promise<PayoutAccount | undefined> {
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}
