import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { customerOf } from '../setup/customer.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that the rider stays on the way. */
const product = withProduct(0.1)

test('Late order: find it by phone ending and name, see the rider, urge it', async () => {
  const { no, payFen, customer } = await product.apps.order('food')
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  await product.apps.send(no, { event: 'accept', by: 'merchant' })
  const dispatcher = await product.openPage()
  await signIn(dispatcher, 'dispatcher', `/order?no=${no}`)
  await dispatcher.getByRole('dialog', { name: no }).getByRole('button', { name: '派单' }).click()
  await dispatcher.getByRole('dialog', { name: /派单/ }).getByRole('button', { name: /^派给/ }).click()
  const { workerId } = await product.apps.waitForWebhook(no, 'assigned')
  if (workerId === null) throw new Error('The order was given to nobody.')
  await product.apps.send(no, { event: 'take', by: 'rider', workerId })

  const page = await product.openPage()
  await signIn(page, 'kefu', '/user/me')
  await page.getByRole('tablist').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索菜单' }).fill(`${customer.phone.slice(-4)} ${customer.name}`)
  const hit = page.getByRole('option').filter({ hasText: no })
  await hit.getByText(`${customer.name} ${customer.phone.slice(-4)}`).waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/not-here-yet-palette.png` })
  await page.keyboard.press('Enter')

  await page.waitForURL(address => address.searchParams.get('no') === no)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('region', { name: '骑手' }).waitFor()
  await drawer.getByRole('timer').waitFor()
  await drawer.getByRole('button', { name: '催单' }).click()
  const question = page.getByRole('dialog', { name: '催单', exact: true })
  await question.getByText(no).waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await product.apps.waitForWebhook(no, 'urged')).toMatchObject({ workerId })
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await drawer.getByText('员工 · 客服小李').first().waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/not-here-yet-urged.png` })

  // For three minutes nobody is offered to urge once more.
  await drawer.getByRole('button', { name: '催单' }).waitFor({ state: 'detached' })
  expect([...page.reportedErrors, ...dispatcher.reportedErrors]).toEqual([])
})

test('Late order: answer with the distance and send five yuan without leaving the conversation', async () => {
  const { no, customer } = await onItsWay()
  const page = await product.openPage()
  await signIn(page, 'kefu', '/kefumsg?queue=waiting')
  await customerOf(product, customer).write('还没送到')
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  const isAtDesk = () => expect(new URL(page.url()).pathname).toBe('/kefumsg')

  await press(page.getByRole('tabpanel').getByRole('button', { name: new RegExp(customer.name) }))
  const line = page.getByRole('article', { name: no })
  await press(line.getByRole('button', { name: no, exact: true }))
  const drawer = page.getByRole('dialog', { name: new RegExp(no) })
  const way = drawer.getByRole('figure').filter({ hasText: /还有约 \d+\.\d 公里/ })
  await way.getByRole('img', { name: /还有约/ }).waitFor()
  await way.getByText('先到商家').waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/not-here-yet-way.png` })
  await press(drawer.getByRole('button', { name: '催单' }))
  const question = page.getByRole('dialog', { name: '催单', exact: true })
  await press(question.getByRole('button', { name: '确定' }))
  await question.waitFor({ state: 'detached' })
  expect(await product.apps.waitForWebhook(no, 'urged')).toMatchObject({ workerId: rider })
  presses += 1
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })

  await page.getByRole('textbox', { name: '回复', exact: true }).fill('骑手快到了，一点心意请您收下')
  presses += 1
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: '红包', exact: true }))
  const packet = page.getByRole('dialog', { name: /发红包/ })
  await packet.getByLabel('金额（元）').fill('5')
  await expect.poll(() => packet.getByLabel('关联订单').textContent()).toBe(no)
  await press(packet.getByRole('button', { name: '确定' }))
  await packet.waitFor({ state: 'detached' })
  await product.apps.waitForWebhook(customer.externalId, 'redpacket.sent')
  expect(presses).toBeLessThanOrEqual(8)
  isAtDesk()

  await line.getByRole('button', { name: no, exact: true }).click()
  await drawer.getByRole('button', { name: '我来处理' }).click()
  await drawer.getByText('客服小李').first().waitFor()
  await drawer.getByRole('tab', { name: '备注' }).click()
  await drawer.getByLabel('写一条备注').fill('顾客说还没送到，已催单并致歉')
  await drawer.getByRole('button', { name: '添加备注' }).click()
  await drawer.getByRole('tab', { name: '备注 1' }).waitFor()
  await drawer.getByRole('tab', { name: '费用' }).click()
  await drawer.getByRole('button', { name: /退款/ }).click()
  const refund = page.getByRole('dialog', { name: '发起退款', exact: true })
  await refund.getByLabel('退款金额（元）').fill('2')
  await choose(refund.getByLabel('原因类别'), '配送与服务')
  await refund.getByRole('button', { name: '骑手/司机迟迟未到' }).click()
  await refund.getByLabel('说明').fill('送达太晚')
  await refund.getByRole('checkbox', { name: /该订单已赔付 ¥5/ }).click()
  await refund.getByRole('button', { name: /退 ¥2\.00$/ }).click()
  await drawer
    .getByText(/已退款|退款中/)
    .first()
    .waitFor()
  await page.screenshot({ path: `${import.meta.dirname}/../output/not-here-yet-refund.png` })
  isAtDesk()
  expect(page.reportedErrors).toEqual([])
})

const rider = createPopulation().riders[0]?.externalId ?? ''

/** Paid, accepted, and in the hands of a rider who is not at the shop yet. The customer has no other order under way. */
async function onItsWay() {
  const ordered = await onlyOrder()
  const { no, payFen } = ordered
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  await product.apps.send(no, { event: 'accept', by: 'merchant' })
  await product.apps.send(no, { event: 'grab', by: 'rider', workerId: rider })
  return ordered
}

/** One customer in four has a parcel or a game under way already; with two, a packet asks which order it is for. */
async function onlyOrder() {
  for (;;) {
    const ordered = await product.apps.order('food')
    const others = await product.queryDatabase(`select from orders as others join orders using (customer_id)
      where orders.no = '${ordered.no}' and others.finished_at is null and others.id <> orders.id`)
    if (others.length === 0) return ordered
  }
}

test('Workers: freeze a rider who has an order; it takes effect when the order is finished', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops')
  const { no, payFen } = await product.apps.order('food')
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  await product.apps.send(no, { event: 'accept', by: 'merchant' })
  const name = await assign(page, no)

  await openList(page)
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  await row.getByRole('button', { name: '冻结' }).click()
  const ask = page.getByRole('dialog', { name: '冻结', exact: true })
  await ask.getByText('有 1 个进行中的订单').waitFor()
  await ask.getByText(no).waitFor()
  await ask.getByRole('button', { name: '虚假送达' }).click()
  await expect.poll(() => ask.getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await ask.getByRole('button', { name: '7 天' }).click()
  await ask.getByRole('button', { name: '让 TA 完成' }).click()
  await ask.getByRole('button', { name: '确定' }).click()
  await ask.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: /冻结中/ }).click()
  await row.getByText('冻结', { exact: true }).waitFor()
  await row.click()
  const drawer = page.getByRole('dialog', { name: new RegExp(name) })
  await drawer.getByText('虚假送达').waitFor()
  await drawer.getByRole('tab', { name: /当前订单/ }).click()
  await drawer.getByRole('link', { name: no }).click()
  await page.waitForURL(address => address.pathname === '/order' && address.searchParams.get('no') === no)
  expect(page.reportedErrors).toEqual([])
})

test('Workers: change capacity and remark, sort expiring documents by end date', async () => {
  const page = await product.openPage()
  await signIn(page, 'ops')
  await openList(page)
  await page.getByRole('tab', { name: /资质到期/ }).click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: '编辑' }) })
  await rows.first().waitFor()
  for (const words of await rows.allInnerTexts()) expect(words).toMatch(/剩 \d+ 天|今日到期|已过期/)

  await rows.first().click()
  const drawer = page.getByRole('dialog').first()
  await drawer.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog', { name: /^编辑/ })
  await form.getByLabel('最大接单数').fill('11')
  await form.getByRole('button', { name: '确定' }).click()
  await form.getByText('不能大于 10').waitFor()
  await form.getByLabel('最大接单数').fill('3')
  await form.getByLabel('备注').fill('等待换证')
  await form.getByRole('button', { name: '确定' }).click()
  await form.waitFor({ state: 'detached' })
  await drawer.getByText(/^\d \/ 3$/).waitFor()
  await drawer.getByText('等待换证').waitFor()
  expect(page.reportedErrors).toEqual([])
})

/** Answers the name of the rider who has the order now. */
async function assign(page: Page, no: string): Promise<string> {
  await page.goto(`/order?no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('button', { name: '派单' }).click()
  const riders = page.getByRole('dialog', { name: /派单/ })
  const first = riders.getByRole('option').first()
  const name =
    (await first
      .getByText(/^[\u4e00-\u9fff]{2,3}$/)
      .first()
      .textContent()) ?? ''
  await first.click()
  await riders.getByRole('button', { name: /^派给/ }).click()
  await drawer.getByText(name).first().waitFor()
  return name
}

async function openList(page: Page): Promise<void> {
  await page.goto('/list')
  await page.getByRole('tab', { name: /骑手/ }).waitFor()
}
