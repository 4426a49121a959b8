import { beforeAll, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { LedgerAdjustment } from '#contract/money/adjustment.ts'
import { ledger } from '#contract/money/ledger.ts'
import { taxes } from '#contract/money/taxes.ts'
import { makeChange } from '#server/kit/change.ts'
import { credit, debit, personAccount, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { fillProfiles } from '#server/money/taxes/feature.ts'
import { fetchExport, readXlsx } from '../../setup/files/spreadsheets.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { judged } from '../../setup/reviews/papers.ts'

const server = withServer()
let finance: Desk

beforeAll(async () => {
  finance = await server.signIn('finance')
})

const day = shanghaiDay(Date.now())
const quarter = `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
const actor = { kind: 'system', id: null, name: '' } as const
let subjectId = 5_000_000

/** What a settlement gives to a worker. */
async function settle(workerId: number, fen: number, at = Date.now()): Promise<number | null> {
  const lines = [debit(platformAccount('escrow'), fen), credit(personAccount(workerId, 'held'), fen)]
  subjectId++
  const about = { subject: 'orders', subjectId, subjectNo: String(subjectId) }
  return makeChange(server.runtime, { actor, traceId: 'journey' }, change =>
    postTransaction(change, { event: 'settle', ...about, lines, at }),
  )
}

test('The report of a quarter has what each worker earned, and whose income need not be reported', async () => {
  const rider = await server.fixtures.worker('rider')
  const companion = await server.fixtures.worker('companion')
  await settle(rider.id, 5000)
  await settle(companion.id, 9000)
  await settle(companion.id, 7700, Date.now() - 120 * 86_400_000)
  const { rows } = await finance.call(taxes.list, { quarter })
  expect(rows.map(({ id, ...row }) => row)).toEqual([
    expect.objectContaining({ kind: 'rider', isExempt: true, incomeFen: 5000, returnedFen: 0, netFen: 5000 }),
    expect.objectContaining({ kind: 'companion', isExempt: false, incomeFen: 9000, returnedFen: 0, netFen: 9000 }),
  ])
  const reported = await finance.call(taxes.list, { quarter, withExempt: false })
  expect(reported.rows.map(({ id }) => id)).toEqual([companion.id])
  const refused = await refusalOf((await server.signIn('ops')).call(taxes.list, { quarter }))
  expect(refused).toMatchObject({ reason: 'noPermission' })
})

test('Identities come from approved cards, masked on the screen and whole in the file', async () => {
  const companion = await server.fixtures.worker('companion')
  await settle(companion.id, 100)
  const auditor = await server.signIn('auditor')
  const person = { kind: 'companion', externalId: companion.externalId } as const
  const { number } = await judged(server, auditor, 'approve', { person })
  await fillProfiles(server.runtime)
  await fillProfiles(server.runtime)
  const { rows } = await finance.call(taxes.list, { quarter, withExempt: false })
  const [row] = rows.filter(({ id }) => id === companion.id)
  expect(row?.identity).toBe(`${number.slice(0, 4)}**********${number.slice(-4)}`)
  const { id } = await finance.call(taxes.export, { quarter, withExempt: false })
  const exportedRows = await readXlsx(await fetchExport(server.url, finance, id))
  const [exported] = exportedRows.rows.filter(([no]) => no === row?.no)
  expect(exported?.slice(1, 4)).toEqual(['王小明', '陪玩师', number])
})

test('What is reversed is taken back in its quarter, and what staff adjusted stands beside the income', async () => {
  const companion = await server.fixtures.worker('companion')
  const checker = await server.signIn('finance', { name: '小钱' })
  const wallet = (kind: string) => `person:${companion.id}:${kind}`
  const approved = async (asked: Promise<LedgerAdjustment>) => {
    const { id, version } = await asked
    return checker.call(ledger.approve, { id, version })
  }
  const line = (code: string, side: 'debit' | 'credit', amountFen: number) => ({ code, side, amountFen })
  const row = async () => {
    const { rows } = await finance.call(taxes.list, { quarter, limit: 200 })
    return rows.find(({ id }) => id === companion.id)
  }
  await settle(companion.id, 9000)
  const second = Number(await settle(companion.id, 2000))
  const reversal = await approved(finance.call(ledger.adjust, { reverses: second, reason: '结错了' }))
  expect(await row()).toMatchObject({ incomeFen: 9000, returnedFen: 0, netFen: 9000, adjustedFen: 0 })

  const lines = [line('platform:subsidy', 'debit', 700), line(wallet('available'), 'credit', 700)]
  const bonus = await approved(finance.call(ledger.adjust, { lines, reason: '春节奖励' }))
  const moved = [line(wallet('held'), 'debit', 300), line(wallet('available'), 'credit', 300)]
  await approved(finance.call(ledger.adjust, { lines: moved, reason: '提前解冻' }))
  expect(await row()).toMatchObject({ incomeFen: 9000, returnedFen: 0, netFen: 9000, adjustedFen: 700 })

  // A reversal may be reversed, too: the settlement stands again.
  await approved(finance.call(ledger.adjust, { reverses: bonus.transaction?.id ?? 0, reason: '发错了人' }))
  await approved(finance.call(ledger.adjust, { reverses: reversal.transaction?.id ?? 0, reason: '没有结错' }))
  expect(await row()).toMatchObject({ incomeFen: 11_000, returnedFen: 0, netFen: 11_000, adjustedFen: 0 })
})
