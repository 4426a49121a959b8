import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { shanghaiDay, shanghaiHour } from '#contract/base/shanghai.ts'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { reconciliationStop } from '#server/money/recon/index.ts'
import { type BillLine, dayOf, differencesOf, kindsOf, sendBill } from '../../setup/money/bills.ts'
import { depositRowOf, paidFen } from '../../setup/money/deposits.ts'
import { findWrong } from '../../setup/money/ledger.ts'
import { longSessions } from '../../setup/money/settlements.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServerPerTest } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'
import { type Applied, admitted, payDeposit, report } from '../../setup/reviews/applications.ts'

const server = withServerPerTest({ listens: true, settings: longSessions })
const noon = 12
const hourSeconds = 3600
let finance: Desk
let judges: { auditor: Desk; colleague: Desk }

beforeEach(async () => {
  // All of it happens on one day.
  await passTime(((noon - shanghaiHour(Date.now()) + 24) % 24) * hourSeconds)
  finance = await server.signIn('finance')
  judges = { auditor: await server.signIn('auditor'), colleague: await server.signIn('auditor') }
})

type Paid = { applied: Applied; line: BillLine }

/** A chauffeur-to-be paid their deposit; the line that the bill of the channel has of it. */
async function paid(): Promise<Paid> {
  const applied = await admitted(server, judges, { kind: 'chauffeur' })
  const channelNo = randomUUID()
  await payDeposit(server, applied, paidFen, channelNo)
  return { applied, line: { no: channelNo, netFen: paidFen, at: Date.now() } }
}

/** The application is withdrawn, and the channel gives the deposit back under a number of its own. */
async function givenBack({ applied }: Paid): Promise<BillLine> {
  await report(server, applied, 'withdraw')
  const { no } = await depositRowOf(server, applied)
  await until(() => server.webhooks.receivedDeposits.find(({ body }) => body.data.no === no), {
    what: `${no} asked back`,
  })
  const body = { result: 'success', amountFen: paidFen }
  const { status } = await server.fixtures.post('customer', `/open/v1/deposits/${no}/results`, body)
  expect(status).toBe(200)
  return { no: `BANK-${no}`, merchantNo: no, netFen: -paidFen, at: Date.now() }
}

/** The channel's bill of today, which comes tomorrow. */
async function billOf(lines: readonly BillLine[]): Promise<string> {
  const day = shanghaiDay(Date.now())
  await passTime(24 * hourSeconds)
  await sendBill(server, day, lines)
  return day
}

test('Deposits that were paid and given back stand in the bill: every movement has its match', async () => {
  const [kept, ended] = [await paid(), await paid()]
  const back = await givenBack(ended)
  const day = await billOf([kept.line, ended.line, back])
  const row = await dayOf(finance, day)
  expect(row).toMatchObject({
    state: 'balanced',
    ours: { inFen: 2 * paidFen, outFen: paidFen, count: 3 },
    theirs: { inFen: 2 * paidFen, outFen: paidFen, count: 3 },
    differenceFen: 0,
    matched: 3,
    open: 0,
  })
  const { rows } = await finance.call(recon.matches, { dayId: row.id })
  expect(rows.map(({ ours, theirs }) => [ours.transaction.event, theirs.channelNo]).toSorted()).toEqual(
    [
      ['depositIn', kept.line.no],
      ['depositIn', ended.line.no],
      ['depositOut', back.no],
    ].toSorted(),
  )
  expect(await reconciliationStop(server.db)).toBe(false)
  expect(await findWrong(server)).toEqual([])
})

test('What the bill lacks of deposits is a difference each, even where both come to nothing together', async () => {
  const [kept, ended] = [await paid(), await paid()]
  await givenBack(ended)
  const day = await billOf([ended.line])
  expect(await dayOf(finance, day)).toMatchObject({ state: 'unbalanced', differenceFen: 0, matched: 1, open: 2 })
  expect(await kindsOf(finance, day)).toEqual(
    expect.arrayContaining([
      ['onlyOurs', 'open', -paidFen],
      ['onlyOurs', 'open', paidFen],
    ]),
  )
  expect(await reconciliationStop(server.db)).toBe(true)
  const missing = (await differencesOf(finance, day)).find(({ differenceFen }) => differenceFen === -paidFen)
  const { no } = await depositRowOf(server, kept.applied)
  expect(missing?.ours).toMatchObject({ channelNo: kept.line.no, transaction: { event: 'depositIn', subjectNo: no } })
  const { rows } = await finance.call(reconDifferences.list, { search: kept.line.no })
  expect(rows).toMatchObject([{ id: missing?.id, kind: 'onlyOurs' }])
})
