import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { gameType } from '#city/world/games.ts'
import { faultsOf, faultsOfTheme } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody out there does anything before the story says so. */
const product = withProduct(0.1)

test('Rides: assign, end by staff, correct the fee, pay', async () => {
  const page = await openOperationsPage()
  const { no, payFen } = await product.apps.order('chauffeur')
  const drawer = await openOrder(page, '/daiorder', no)
  const chauffeur = { by: 'chauffeur', workerId: await assign(page, drawer, no) } as const
  for (const event of ['take', 'arrive', 'start'] as const) await product.apps.send(no, { event, ...chauffeur })

  const ending = await ask(page, drawer, '代结束行程')
  await ending.getByLabel('应付总额（元）').fill(yuan(payFen))
  await ending.getByRole('button', { name: '司机忘记结束' }).click()
  await sure(ending)
  const correcting = await ask(page, drawer, '调整费用')
  await correcting.getByLabel('应付总额（元）').fill(yuan(payFen + 500))
  await correcting.getByRole('button', { name: '绕路' }).click()
  await sure(correcting)
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen + 500 })
  await happened(drawer, ['付款成功', '调整费用', '行程结束', '开始服务', '到达', '应答接单', '派单', '用户下单'])
  await look(page, 'chauffeur', no)
})

test('Rides: claim a call for help, call the customer and close it', async () => {
  const page = await openOperationsPage()
  const { no, customer } = await product.apps.order('chauffeur')
  const chauffeur = {
    by: 'chauffeur',
    workerId: await assign(page, await openOrder(page, '/daiorder', no), no),
  } as const
  for (const event of ['take', 'arrive', 'callForHelp'] as const) {
    await product.apps.send(no, { event, ...chauffeur, reason: '乘客情绪激动' })
  }

  const alarm = page.getByRole('listitem').filter({ hasText: no })
  await alarm.getByRole('button', { name: no }).click()
  await page.waitForURL(address => address.pathname === '/daiorder' && address.searchParams.get('no') === no)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await alarm.getByRole('button', { name: '我来处理' }).click()
  await alarm.waitFor({ state: 'detached' })

  const leader = await product.openPage()
  await signIn(leader, 'leader')
  const drawer = await openOrder(leader, '/daiorder?queue=help', no)
  const party = drawer.getByRole('region', { name: '用户' })
  const why = await ask(leader, party, '查看手机号')
  await why.getByRole('button', { name: '联系不上，需要回电' }).click()
  await sure(why)
  await party.getByText(customer.phone).waitFor()
  const settling = await ask(leader, drawer, '处理求助')
  for (const reached of ['已致电乘客，确认情况', '已致电司机，确认情况']) await settling.getByLabel(reached).click()
  await settling.getByRole('button', { name: '纠纷已劝解' }).click()
  await sure(settling)
  await leader.keyboard.press('Escape')
  const queue = (name: string) => leader.getByRole('tablist', { name: '工作队列' }).getByRole('tab', { name })
  await queue('全部').click()
  await leader.getByRole('row', { name: new RegExp(no) }).waitFor()
  await queue('安全预警').click()
  await leader.getByText('这里现在没有订单').waitFor()

  // Of all rides, those that stand where this one does.
  await queue('全部').click()
  await leader.getByRole('button', { name: '筛选' }).click()
  await choose(leader.getByRole('combobox', { name: '状态', exact: true }), '已就位')
  await leader.getByRole('row', { name: new RegExp(no) }).waitFor()
  await choose(leader.getByRole('combobox', { name: '状态', exact: true }), '服务中')
  await leader.getByText('没有符合筛选条件的订单').waitFor()
  expect(await faultsOf(leader)).toEqual([])
  expect([...page.reportedErrors, ...leader.reportedErrors]).toEqual([])
})

test('Errands: staff confirm a higher purchase price for the customer', async () => {
  const page = await openOperationsPage()
  const { no, payFen } = await product.apps.order('errand', 'buy')
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  const drawer = await openOrder(page, '/sendorder', no)
  const rider = { by: 'rider', workerId: await assign(page, drawer, no) } as const
  for (const event of ['take', 'arrivePickup'] as const) await product.apps.send(no, { event, ...rider })
  await product.apps.send(no, { event: 'showReceipt', ...rider, facts: { goodsFen: payFen * 2 } })

  await drawer.getByText('商品款', { exact: true }).waitFor()
  await drawer
    .getByText(yuan(payFen * 2))
    .first()
    .waitFor()
  const confirming = await ask(page, drawer, '确认商品款')
  await confirming.getByRole('button', { name: '用户电话确认金额' }).click()
  await sure(confirming)
  await product.apps.send(no, { event: 'deliver', ...rider })
  await happened(drawer, ['送达', '确认商品款', '上传小票', '到达取件点', '应答接单', '派单', '付款成功', '用户下单'])
  await look(page, 'errand', no)
})

test('Parcels: a higher weight shows an open difference in the list until it is paid', async () => {
  const page = await openOperationsPage()
  const { no, payFen } = await product.apps.order('express')
  const { send } = product.apps
  await send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  const drawer = await openOrder(page, '/sendorder?service=express', no)
  const carrier = { by: 'carrier' } as const
  await send(no, { event: 'assignCourier', ...carrier, facts: { waybillNo: 'SF123456789', courier: '王师傅 7号' } })
  await send(no, { event: 'pickUp', ...carrier })
  await send(no, { event: 'weigh', ...carrier, facts: { realWeightG: 48_000, realFreightFen: payFen + 3000 } })
  // Each once: a second one would make the words ambiguous.
  await drawer.getByText('SF123456789').waitFor()
  await drawer.getByText(/48\.0 公斤/).waitFor()
  const row = page.getByRole('row', { name: new RegExp(no) })
  await row.getByText('补差').waitFor()
  await look(page, 'express', no)
  await send(no, { event: 'travel', ...carrier, facts: { track: '已到达郑州转运中心' } })
  await drawer.getByText('已到达郑州转运中心').waitFor()
  await send(no, { event: 'sign', ...carrier })
  const completing = await ask(page, drawer, '代完成')
  await completing.getByRole('button', { name: '用户确认已收到' }).click()
  await sure(completing)
  await happened(drawer, ['代完成', '签收', '运输中', '称重', '取货', '分配快递员', '付款成功', '用户下单'])
  expect(page.reportedErrors).toEqual([])
})

test('Companions: refund refused, arbitration with evidence of both sides, split 60/30/10', async () => {
  const page = await openOperationsPage()
  const { no, payFen } = await product.apps.order('companion')
  const { send } = product.apps
  await send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  const drawer = await openOrder(page, '/gameorder', no)
  const companion = { by: 'companion', workerId: await assign(page, drawer, no) } as const
  for (const event of ['take', 'start'] as const) await send(no, { event, ...companion })
  await send(no, { event: 'askRefund', by: 'customer', reason: '水平和资料不符', facts: { askedFen: payFen } })
  await send(no, { event: 'disagree', ...companion, reason: '时长打满了，不同意退' })
  // The desk may arbitrate before this move too: a press on what the drawer showed before it would be refused as outdated.
  await drawer.getByText('协商被拒').waitFor()

  const arbitrating = await ask(page, drawer, '转仲裁')
  await arbitrating.getByRole('button', { name: '双方无法达成一致' }).click()
  await sure(arbitrating)
  await send(no, { event: 'addEvidence', by: 'customer', facts: { evidence: '聊天截图：只打了一小时。' } })
  await send(no, { event: 'addEvidence', ...companion, facts: { evidence: '对局记录：全程在线。' } })
  await drawer.getByText('对局记录：全程在线。').waitFor()

  const sharing = await ask(page, drawer, '按比例裁定')
  const shares = { 用户: payFen * 0.6, 陪玩师: payFen * 0.3, 平台: payFen * 0.1 }
  for (const [who, share] of Object.entries(shares)) await sharing.getByLabel(`${who}（元）`).fill(yuan(share - 1))
  await sharing.getByRole('button', { name: '双方举证核实' }).click()
  await expect.poll(() => sharing.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  for (const [who, share] of Object.entries(shares)) await sharing.getByLabel(`${who}（元）`).fill(yuan(share))
  await page.screenshot({ path: `${output}/services-split.png` })
  await sure(sharing)
  await happened(drawer, ['按比例裁定', '补充证据', '补充证据', '申请仲裁', '不同意', '申请退款', '开始服务'])
  await look(page, 'companion', no)
})

test('Challenges: both sides claim the win, staff decide', async () => {
  const page = await openOperationsPage()
  const { no, payFen, game } = await product.apps.order('challenge', 'coach')
  const { send } = product.apps
  await send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  const drawer = await openOrder(page, '/gamepk', no)
  const coach = { by: 'companion', workerId: coachOf(game) } as const
  await send(no, { event: 'join', ...coach })
  await send(no, { event: 'begin', by: 'customer' })
  await send(no, { event: 'report', by: 'customer', facts: { winner: 'customer', score: '2:1' } })
  await send(no, { event: 'contest', ...coach, facts: { winner: 'opponent', score: '1:2' } })

  const judging = await ask(page, drawer, '裁定胜负')
  await judging.getByRole('button', { name: '应战方胜' }).click()
  await judging.getByRole('button', { name: '录像/截图为证' }).click()
  await sure(judging)
  await happened(drawer, ['裁定胜负', '战绩有争议', '提交战绩', '开始', '应战', '付款成功', '用户下单'])
  await look(page, 'challenge', no)
})

const output = `${import.meta.dirname}/../output`
const yuan = (fen: number) => (fen / 100).toFixed(2)

async function openOperationsPage(): Promise<Person> {
  const page = await product.openPage()
  await signIn(page, 'ops')
  return page
}

/** Beside the list, in which its row comes up by itself. */
async function openOrder(page: Person, screen: string, no: string): Promise<Locator> {
  await page.goto(screen)
  const row = page.getByRole('row', { name: new RegExp(no) })
  await row.waitFor()
  await row.getByText(no).click()
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.waitFor()
  return drawer
}

/** To whom the dialog proposes first; answers how their app calls them. */
async function assign(page: Person, drawer: Locator, no: string): Promise<string> {
  await drawer.getByRole('button', { name: '派单', exact: true }).click()
  const workers = page.getByRole('dialog', { name: /^派单/ })
  await workers.getByRole('button', { name: /^派给/ }).click()
  await workers.waitFor({ state: 'detached' })
  const { workerId } = await product.apps.waitForWebhook(no, 'assigned')
  return workerId ?? ''
}

async function ask(page: Person, drawer: Locator, move: string): Promise<Locator> {
  await drawer.getByRole('button', { name: move, exact: true }).click()
  return page.getByRole('dialog', { name: move, exact: true })
}

async function sure(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What the timeline says, the newest first, whatever came before. */
async function happened(drawer: Locator, eventNames: readonly string[]): Promise<void> {
  await drawer.getByRole('tab', { name: '时间线' }).click()
  const said = drawer.getByRole('listitem').locator('p:first-of-type > span:first-child')
  await expect.poll(async () => (await said.allInnerTexts()).slice(0, eventNames.length)).toEqual(eventNames)
}

/** The same screen by day and by night, wide and on a phone: everybody can read it. */
async function look(page: Person, service: string, no: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('tab', { name: '概况' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await faultsOfTheme(page, colorScheme), `${service}, ${colorScheme}`).toEqual([])
    await page.screenshot({ path: `${output}/services-${service}-${colorScheme}.png` })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${output}/services-${service}-phone.png` })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(page.reportedErrors).toEqual([])
}

/** Somebody of the cast who plays this game. */
function coachOf(game: string): string {
  const coach = createPopulation().companions.find(({ serviceTypes }) => serviceTypes.includes(gameType(game)))
  if (!coach) throw new Error(`Nobody plays ${game}.`)
  return coach.externalId
}
