import { beforeAll, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { riskLevelOf } from '#contract/money/withdrawal-risk.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { asShown, fetchExport, readXlsx, shown } from '../../setup/files/spreadsheets.ts'
import { withBank, withDesks } from '../../setup/money/finance.ts'
import {
  approveAs,
  askedBy,
  bind,
  rowOf,
  say,
  shopWith,
  targetOf,
  withdrawalOf,
} from '../../setup/money/withdrawals.ts'
import { otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'

const server = withBank()
const staff = withDesks(server, {
  finance: { role: 'finance', name: '小赵' },
  second: { role: 'finance', name: '老钱' },
  payer: { role: 'super_admin', name: '孙会计' },
})

/** What the file has in each column, by its head. */
type Cells = Record<string, string | number | boolean | null>

async function exported(desk: Desk, question: object): Promise<Cells[]> {
  const { id } = await desk.call(withdrawals.export, question)
  const { heads, rows } = await readXlsx(await fetchExport(server.url, desk, id))
  return rows.map(row => Object.fromEntries(heads.map((head, at) => [head, asShown(row[at] ?? null)])))
}

type Made = Awaited<ReturnType<typeof withdrawalOf>>
let large: Made
let returned: Made
let ofShop: Made

beforeAll(async () => {
  large = await withdrawalOf(server, 600_000, { name: '=关羽' })
  await approveAs(staff.finance, large, staff.second)
  returned = await withdrawalOf(server, 60_000, { name: '张飞' })
  await approveAs(staff.finance, returned)
  const targets = [await targetOf(staff.payer, large), await targetOf(staff.payer, returned)]
  await staff.payer.call(withdrawals.pay, { withdrawals: targets })
  const payoutOf = async ({ no }: Made) => {
    const { rows } = await staff.payer.call(withdrawals.list, { queue: 'all', search: no })
    return rows[0]?.payout?.no ?? ''
  }
  await say(server, await payoutOf(large), 'success')
  await say(server, await payoutOf(returned), 'failed', { fault: 'NAME_NOT_CORRECT' })
  const shop = await shopWith(server, 90_000, '老郑烩面馆')
  await bind(server, shop, { method: 'alipay', number: '13912345678', holder: '郑州老郑餐饮有限公司' })
  ofShop = await askedBy(server, shop, 60_000)
  await withdrawalOf(server, 30_000, { cityCode: otherCity })
})

async function batchNo({ no }: Made): Promise<string> {
  const { batch_id } = await rowOf(server, no)
  const { no: found } = await server.db
    .selectFrom('payout_batches')
    .select('no')
    .where('id', '=', batch_id)
    .executeTakeFirstOrThrow()
  return found
}

async function numberOf({ accountHolder }: Made): Promise<string> {
  const { number_masked } = await server.db
    .selectFrom('payout_accounts')
    .select('number_masked')
    .where('owner_id', '=', accountHolder.id)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow()
  return number_masked
}

async function phoneOf({ no }: Made): Promise<string> {
  const { owner_phone } = await rowOf(server, no)
  return `${owner_phone.slice(0, 3)}****${owner_phone.slice(-4)}`
}

test('What was paid: amounts in yuan, who reviewed and paid it, its batch, and no number in full', async () => {
  const [row, ...others] = await exported(staff.finance, { queue: 'paid' })
  expect(others).toEqual([])
  const { asked_at, owner_phone } = await rowOf(server, large.no)
  expect(row).toEqual({
    提现单号: large.no,
    发起时间: shown(asked_at),
    申请人身份: '骑手',
    // So that no spreadsheet takes it for a formula.
    姓名: "'=关羽",
    电话: await phoneOf(large),
    城市: '郑州',
    '申请金额（元）': 6000,
    '手续费（元）': large.feeFen / 100,
    '代扣税款（元）': large.taxFen / 100,
    '实付金额（元）': (600_000 - large.feeFen - large.taxFen) / 100,
    收款方式: '银行卡',
    收款账号: await numberOf(large),
    户名: "'=关羽",
    提现状态: '已到账',
    风险分: expect.any(Number),
    风险等级: expect.stringMatching(/^[低中高]风险$/),
    风险原因: expect.any(String),
    打款单号: expect.stringMatching(/^DF\d{18}$/),
    失败代码: null,
    打款批次: await batchNo(large),
    审核人: '小赵',
    复审人: '老钱',
    打款人: '孙会计',
  })
  expect(JSON.stringify(row)).not.toContain(owner_phone)
})

test('What came back has the fault of the channel', async () => {
  const [row] = await exported(staff.finance, { queue: 'ended' })
  expect(row).toMatchObject({
    提现单号: returned.no,
    姓名: '张飞',
    提现状态: '已退回余额',
    失败代码: 'NAME_NOT_CORRECT',
    打款批次: await batchNo(returned),
    审核人: '小赵',
    复审人: null,
    打款人: '孙会计',
  })
})

test('What waits has its risks in words and nobody who decided', async () => {
  const [row, ...others] = await exported(staff.finance, { queue: 'review', owner: 'merchant' })
  expect(others).toEqual([])
  const { risk_score } = await rowOf(server, ofShop.no)
  expect(row).toMatchObject({
    提现单号: ofShop.no,
    申请人身份: '商家',
    姓名: '老郑烩面馆',
    电话: await phoneOf(ofShop),
    '申请金额（元）': 600,
    收款方式: '支付宝',
    收款账号: await numberOf(ofShop),
    户名: '郑州老郑餐饮有限公司',
    提现状态: '待审核',
    风险分: risk_score,
    风险等级: { low: '低风险', medium: '中风险', high: '高风险' }[riskLevelOf(risk_score)],
    风险原因: expect.stringContaining('新绑账户'),
    打款单号: null,
    打款批次: null,
    审核人: null,
    打款人: null,
  })
  expect(JSON.stringify(row)).not.toContain('13912345678')
})

test('The filters are those of the list, the cities those of the person, and the log has them', async () => {
  const of = async (desk: Desk, question: object) => (await exported(desk, question)).map(row => row.提现单号)
  const listed = async (desk: Desk, question: object) =>
    (await desk.call(withdrawals.list, question)).rows.map(({ no }) => no)
  for (const question of [
    { queue: 'all' },
    { queue: 'all', leastFen: 60_000, method: 'bank' },
    { queue: 'all', search: '张飞' },
  ]) {
    expect(await of(staff.finance, question)).toEqual(await listed(staff.finance, question))
  }
  const local = await server.signIn('finance', { cityCodes: [otherCity] })
  expect(await of(local, { queue: 'all' })).toEqual(await listed(local, { queue: 'all' }))
  expect(await of(local, { queue: 'all' })).toHaveLength(1)
  const { rows } = await staff.payer.call(events.list, { action: 'withdrawals.export' })
  expect(rows.map(({ changes }) => changes)).toContainEqual({
    queue: [null, 'all'],
    leastFen: [null, 60_000],
    method: [null, 'bank'],
    dayOf: [null, 'asked'],
  })
  const ops = await server.signIn('ops')
  expect(await refusalOf(ops.call(withdrawals.export, { queue: 'all' }))).toMatchObject({ reason: 'noPermission' })
})
