import { fen } from '#contract/base/values.ts'
import { credit, debit, personAccount, platformAccount } from '#server/money/ledger/index.ts'
import { postNow } from '../setup/money/ledger.ts'
import type { TestServer } from '../setup/process/server.ts'
import { apply, payDeposit } from '../setup/reviews/applications.ts'
import type { TargetRecords } from './entries/access-entry.ts'

/** Money of a customer and an adjustment of it that waits, and what a worker earned. */
export async function createPosted(
  server: TestServer,
  { customerId, staffId, workerId }: Record<'customerId' | 'staffId' | 'workerId', number>,
): Promise<Pick<TargetRecords, 'accountId' | 'transactionId' | 'adjustmentId'>> {
  const wallet = personAccount(customerId, 'available')
  const lines = [debit(platformAccount('compensation'), 500), credit(wallet, 500)]
  const transactionId = await postNow(server, { event: 'compensate', subject: 'orders', subjectId: customerId, lines })
  const earned = [debit(platformAccount('escrow'), 300), credit(personAccount(workerId, 'held'), 300)]
  await postNow(server, { event: 'settle', subject: 'orders', subjectId: workerId, lines: earned })
  const { id: accountId } = await server.db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('code', '=', wallet.code)
    .executeTakeFirstOrThrow()
  const asked = lines.map(({ account, side, amountFen }) => ({ code: account.code, side, amountFen }))
  const { id: adjustmentId } = await server.db
    .insertInto('ledger_adjustments')
    .values({ lines: JSON.stringify(asked), reverses_id: null, reason: '矩阵测试', asked_by_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { accountId, transactionId, adjustmentId }
}

/** A payment of a deposit, and a deduction from it that waits. */
export async function createDeposit(
  server: TestServer,
  { cityCode, customerId, staffId }: { cityCode: string; customerId: number; staffId: number },
): Promise<Pick<TargetRecords, 'depositId' | 'deductionId'>> {
  const { no } = await apply(server, { cityCode })
  await payDeposit(server, { no }, 50_000)
  const { id: depositId } = await server.db
    .selectFrom('deposits')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { id: deductionId } = await server.db
    .insertInto('deposit_deductions')
    .values({ person_id: customerId, amount_fen: fen(100), reason: '矩阵测试', asked_by_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { depositId, deductionId }
}
