import { afterEach, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { ledger } from '#contract/money/ledger.ts'
import { taxes } from '#contract/money/taxes.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import { fetchExport, readXlsx } from '../../setup/files/spreadsheets.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import {
  type AccountHolder,
  approveAs,
  ask,
  askedBy,
  payAs,
  read,
  riderWith,
  say,
  shopWith,
  targetOf,
} from '../../setup/money/withdrawals.ts'
import { setSetting } from '../../setup/settings.ts'

const server = withBank({ listens: true })
const staff = withDesks(server, { finance: 'finance', payer: 'finance' })
const day = shanghaiDay(Date.now())
const quarter = `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

const withhold = (percent: number, freeFen: number) =>
  setSetting(server, 'money.taxWithheld', { ...usual, rider: { percent, freeFen: fen(freeFen) } })
const usual = usualSetting('money.taxWithheld')

afterEach(() => setSetting(server, 'money.taxWithheld', usual))

async function pay(of: { id: number }): Promise<void> {
  await approveAs(staff.finance, of)
  await say(server, await payAs(staff.payer, of), 'success')
}

const taxOf = async (owner: AccountHolder, amountFen: number) => {
  const { status, answer } = await ask(server, owner, amountFen)
  expect(status).toBe(200)
  return answer.taxFen
}

test('What is withheld leaves the wallet, is owed to the tax office in the books, and stands in the report of the quarter', async () => {
  await withhold(20, 80_000)
  const rider = await riderWith(server, 200_000)
  const before = await balanceOf(server, 'platform:tax')
  const made = await askedBy(server, rider, 100_000)
  expect(made).toMatchObject({ feeFen: 0, taxFen: 4000, actualFen: 96_000 })
  expect(await read(staff.finance, made)).toMatchObject({ taxFen: 4000, actualFen: 96_000 })
  expect(await balanceOf(server, 'platform:tax')).toBe(before)
  await pay(made)
  expect(await balanceOf(server, 'platform:tax')).toBe(before + 4000)
  const { rows } = await staff.finance.call(taxes.list, { quarter })
  expect(rows.find(({ id }) => id === rider.id)).toMatchObject({ incomeFen: 0, withheldFen: 4000 })
  const { id } = await staff.finance.call(taxes.export, { quarter })
  const exported = await readXlsx(await fetchExport(server.url, staff.finance, id))
  const column = exported.heads.findIndex(head => head.startsWith('代扣税款'))
  const no = rows.find(row => row.id === rider.id)?.no
  expect(exported.rows.find(row => row[0] === no)?.[column]).toBe(40)

  const paid = await server.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('event', '=', 'withdrawSuccess')
    .where('subject_id', '=', made.id)
    .executeTakeFirstOrThrow()
  const asked = await staff.finance.call(ledger.adjust, { reverses: paid.id, reason: '打款记错了' })
  await staff.payer.call(ledger.approve, { id: asked.id, version: asked.version })
  const after = await staff.finance.call(taxes.list, { quarter })
  expect(after.rows.find(row => row.id === rider.id)).toMatchObject({ withheldFen: 0 })
})

test('The month counts as one, whatever it is asked for in: a returned one counts for nothing, a raised share not for before', async () => {
  await withhold(20, 50_000)
  const rider = await riderWith(server, 1_000_000)
  expect(await taxOf(rider, 50_000)).toBe(0)
  const refused = await askedBy(server, rider, 60_000)
  expect(refused.taxFen).toBe(12_000)
  await staff.finance.call(withdrawals.reject, {
    ...(await targetOf(staff.finance, refused)),
    code: 'other',
    reason: '资料不齐',
  })
  await withhold(30, 0)
  // Nothing of the first 500 yuan, which were asked for under other terms, and no more than the share of this one.
  expect(await taxOf(rider, 10_000)).toBe(3000)
})

test('Shops and customers pay their own taxes, and so does everybody as long as nothing is set', async () => {
  const rider = await riderWith(server, 100_000)
  expect(await taxOf(rider, 20_000)).toBe(0)
  await withhold(45, 0)
  expect(await taxOf(await shopWith(server, 100_000), 20_000)).toBe(0)
  expect(await taxOf(rider, 20_000)).toBe(9000)
})
