import { expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { ledger, type TrialBalance } from '#contract/money/ledger.ts'
import { credit, debit, platformAccount } from '#server/money/ledger/index.ts'
import { postNow } from '../../setup/money/ledger.ts'
import { passTime } from '../../setup/process/clock.ts'
import { avoidMidnight } from '../../setup/process/midnight.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
const dayMs = 86_400_000

const adjust = (part: string, amountFen: number) =>
  postNow(server, {
    event: 'adjust',
    subject: 'test',
    subjectId: 1,
    part,
    lines: [debit(platformAccount('compensation'), amountFen), credit(platformAccount('suspense'), amountFen)],
  })

const balancesOf = ({ lines }: TrialBalance) =>
  Object.fromEntries(lines.map(({ kind, balanceFen }) => [kind, balanceFen]))

test('The trial balance of a day is what the balances were at its end, and names an account that is the only one', async () => {
  await avoidMidnight()
  await adjust('first', 1000)
  await passTime(dayMs / 1000)
  await adjust('second', 234)
  const finance = await server.signIn('finance')
  const trialOf = (days: number) => finance.call(ledger.trialBalance, { day: shanghaiDay(Date.now() - days * dayMs) })
  const now = await finance.call(ledger.trialBalance, {})
  expect(balancesOf(now)).toEqual({ compensation: 1234, suspense: 1234 })
  expect(await trialOf(0)).toEqual(now)
  const yesterday = await trialOf(1)
  expect(balancesOf(yesterday)).toEqual({ compensation: 1000, suspense: 1000 })
  expect(yesterday).toMatchObject({ debitFen: 1000, creditFen: 1000, differenceFen: 0 })
  expect(await trialOf(2)).toMatchObject({ lines: [], differenceFen: 0 })
  const { rows } = await finance.call(ledger.accounts, { search: 'platform:suspense' })
  expect(now.lines.find(({ kind }) => kind === 'suspense')?.accountId).toBe(rows[0]?.id)
})
