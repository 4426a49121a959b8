import { beforeAll, describe, expect, test } from 'vitest'
import { type EventRow, events, type SignInRow, signIns } from '#contract/access/events.ts'
import { staff } from '#contract/access/staff.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { ledger } from '#contract/money/ledger.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import type { RefundRow } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { credit, debit, platformAccount } from '#server/money/ledger/index.ts'
import { refundsFeature } from '#words/money/refunds.ts'
import { as } from '../../access/access-calls.ts'
import { complain, complaintIn } from '../../setup/complaints/complaints.ts'
import { asShown, type Cell, fetchExport, readXlsx, shown } from '../../setup/files/spreadsheets.ts'
import { postNow } from '../../setup/money/ledger.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { askFor, mealFor } from '../../setup/people/money.ts'
import { withServer } from '../../setup/process/server.ts'
import { complaintCells } from './complaint-cells.ts'
import { type LedgerLine, ledgerCells, linesOf } from './ledger-cells.ts'

const server = withServer()
let boss: Desk
/** All permissions, in one city. */
let local: Desk
let viewer: Desk

const health = { kind: 'health' as const, number: 'JKZ202600123456', expiresOn: '2099-12-31' }

beforeAll(async () => {
  const { fixtures } = server
  boss = await server.signIn('super_admin', { name: '王经理' })
  local = await server.signIn('super_admin', { name: '小郑', cityCodes: [homeCity] })
  viewer = await server.signIn('viewer', { cityCodes: [otherCity] })
  await fixtures.rider({ phone: '13912345678', credentials: [health], serviceTypes: ['food', 'buy'] })
  await fixtures.rider({ cityCode: otherCity })
  await fixtures.worker('chauffeur')
  await fixtures.merchant({ name: '方中山胡辣汤', prepMinutes: 9 })
  await fixtures.merchant({ cityCode: otherCity, open: false })
  await askFor(boss, await mealFor(server, 8000), 1200)
  await askFor(await server.signIn('kefu'), await mealFor(server, 8000), 7000)
  await askFor(boss, await fixtures.order('delivered', { cityCode: otherCity }), 500)
  const order = await fixtures.order('preparing/accepted')
  await complaintIn(server, boss, 'confirming', { order, demand: 'compensation', demandFen: 1500 })
  await complain(server, { type: 'D300', about: 'merchant', hotline: { source: '12345', ref: 'ZZ-9' } })
  await complain(server, { order: await fixtures.order('preparing/accepted', { cityCode: otherCity }) })
  const lines = [debit(platformAccount('compensation'), 300), credit(platformAccount('redpacket'), 300)]
  await postNow(server, { event: 'compensate', subject: 'packets', subjectId: 1, description: '=1+1', lines })
})

type Case<Row> = {
  feature: { list: Operation; export: Operation }
  /** A filter that excludes some rows. */
  question: Record<string, unknown>
  without: Record<string, unknown>
  /** Whether a person of one city sees fewer rows. */
  isOfCities: boolean
  /** Where a row makes several lines. */
  linesOf?: (row: unknown) => Row[]
  cells: Record<string, (row: Row) => Exclude<Cell, Date>>
}
const asked = <Row>(one: Case<Row>) => one as unknown as Case<unknown>
const at = (moment: number | null) => (moment === null ? null : shown(moment))

const cases: Record<string, Case<unknown>> = {
  workers: asked<WorkerRow>({
    feature: workers,
    question: { queue: 'rider', serviceType: 'buy', search: '5678' },
    without: { queue: 'rider' },
    isOfCities: true,
    cells: {
      工号: row => row.no,
      姓名: row => row.name,
      类别: () => '骑手',
      手机号: row => row.phone,
      城市: row => (row.cityCode === homeCity ? '郑州' : '北京'),
      状态: () => '正常',
      冻结至: row => at(row.frozenUntil),
      在线状态: () => '在线',
      服务类型: () => '外卖 / 帮买',
      服务分: row => row.score,
      接单上限: row => row.capacity,
      资质: () => '健康证 2099-12-31',
      入驻时间: row => at(row.joinedAt),
    },
  }),
  merchants: asked<MerchantRow>({
    feature: merchants,
    question: { isOpen: true, search: '胡辣' },
    without: {},
    isOfCities: true,
    cells: {
      编号: row => row.no,
      店名: row => row.name,
      电话: row => row.phone,
      城市: row => (row.cityCode === homeCity ? '郑州' : '北京'),
      地址: row => row.address,
      营业中: row => (row.isOpen ? '是' : '否'),
      '出餐（分钟）': () => 9,
      最近上报: row => at(row.reportedAt),
    },
  }),
  refunds: asked<RefundRow>({
    feature: refunds,
    question: { queue: 'processing' },
    without: { queue: 'all' },
    isOfCities: true,
    cells: {
      退款单号: row => row.no,
      订单号: row => row.order.no,
      业务: () => '外卖',
      状态: () => '退款中',
      '退款金额（元）': row => row.amountFen / 100,
      '已到账（元）': () => 0,
      原因类别: () => '丢餐少餐洒餐',
      责任方: () => '服务人员',
      说明: row => row.reason,
      发起人: () => '王经理',
      发起时间: row => at(row.askedAt),
      结束时间: row => at(row.endedAt),
    },
  }),
  complaints: asked<ComplaintRow>({
    feature: complaints,
    question: { queue: 'confirming' },
    without: {},
    isOfCities: true,
    cells: complaintCells,
  }),
  ledger: asked<LedgerLine>({
    feature: ledger,
    question: { event: 'pay' },
    without: {},
    isOfCities: true,
    linesOf: row => linesOf(row as LedgerTransaction),
    cells: ledgerCells,
  }),
  users: asked<UserRow>({
    feature: users,
    question: { kind: 'chauffeur' },
    without: {},
    isOfCities: false,
    cells: { 编号: row => row.id, 类型: () => '代驾司机', 昵称: row => row.nickName, 手机号: row => row.phone },
  }),
  staff: asked<UserRow>({
    feature: staff,
    question: { search: '王经理' },
    without: {},
    isOfCities: true,
    cells: {
      用户名: row => row.username,
      昵称: row => row.nickName,
      双重验证: () => '否',
      创建时间: row => at(row.createdAt),
    },
  }),
  events: asked<EventRow>({
    feature: events,
    question: { action: 'refunds' },
    without: {},
    isOfCities: false,
    cells: {
      时间: row => at(row.at),
      操作: row => refundsFeature.events[row.action as keyof typeof refundsFeature.events].zh,
      对象名称或编号: row => row.subjectName || String(row.subjectId),
      追踪号: row => row.traceId,
    },
  }),
  signIns: asked<SignInRow>({
    feature: signIns,
    question: { search: '王经理', isSuccess: true },
    without: {},
    isOfCities: true,
    cells: {
      时间: row => at(row.at),
      账号: row => row.username,
      姓名: row => row.name,
      结果: () => '成功',
      浏览器标识: row => row.userAgent,
    },
  }),
}

async function listed(desk: Desk, name: string, question: object): Promise<unknown[]> {
  const { feature, linesOf = row => [row] } = cases[name] as Case<unknown>
  const { rows } = (await as(server, desk, feature.list, { ...question, limit: 200 })) as { rows: unknown[] }
  return rows.flatMap(linesOf)
}

async function exported(desk: Desk, { export: start }: Case<unknown>['feature'], question: object) {
  const { id } = (await desk.call(start, question)) as { id: number }
  return { id, ...(await readXlsx(await fetchExport(server.url, desk, id))) }
}

/** Unmasked phone numbers in the file. Eleven digits alone may be the end of an order number. */
async function phonesIn(text: string): Promise<string[]> {
  const people = await server.db.selectFrom('users').select('phone').where('phone', '<>', '').execute()
  const shops = await server.db.selectFrom('merchants').select('phone').execute()
  return [...people, ...shops].map(({ phone }) => phone).filter(phone => text.includes(phone))
}

describe.each(Object.entries(cases))('%s', (name, { feature, question, without, isOfCities, cells }) => {
  test('are exported as the list shows them, cell by cell, and the log has the filters', async () => {
    const rows = await listed(boss, name, question)
    const all = await listed(boss, name, without)
    const file = await exported(boss, feature, question)
    const shownCells = file.rows.map(row =>
      Object.fromEntries(Object.keys(cells).map(head => [head, asShown(row[file.heads.indexOf(head)] ?? null)])),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(all.length).toBeGreaterThan(rows.length)
    expect(file.heads).toEqual(expect.arrayContaining(Object.keys(cells)))
    expect(shownCells).toEqual(
      rows.map(row => Object.fromEntries(Object.entries(cells).map(([head, cell]) => [head, cell(row)]))),
    )
    expect(await phonesIn(JSON.stringify(file.rows))).toEqual([])
    const [event] = (await boss.call(events.list, { action: `${name}.export` })).rows
    expect(event).toMatchObject({ subjectId: file.id, actor: { id: boss.person.id } })
    expect(event?.changes).toEqual(
      Object.fromEntries(Object.entries(question).map(([field, value]) => [field, [null, value]])),
    )
  })

  test.runIf(isOfCities)('hold only the rows of the person’s cities', async () => {
    const own = await listed(local, name, without)
    const all = await listed(boss, name, without)
    const file = await exported(local, feature, without)
    const [head = ''] = Object.keys(cells)
    const [cell] = Object.values(cells)
    expect(own.length).toBeLessThan(all.length)
    expect(file.rows.map(row => asShown(row[file.heads.indexOf(head)] ?? null))).toEqual(own.map(row => cell?.(row)))
  })

  test('are not exported without the permission', async () => {
    expect((await refusalOf(viewer.call(feature.export, without))).reason).toBe('noPermission')
  })
})
