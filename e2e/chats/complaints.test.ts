import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { riderDoes, riderId } from '../setup/alarms.ts'
import { faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { customerOf } from '../setup/customer.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

/** In the drawer, where what can be done with the complaint stands. */
async function press(page: Person, act: string): Promise<void> {
  await page
    .getByRole('dialog', { name: /^投诉 TS/ })
    .getByRole('button', { name: act, exact: true })
    .click()
}

test('Complaints: from the complaint through proposal and agreement to closing', async () => {
  const agent = await product.openPage()
  await signIn(agent, 'kefu', '/user/me')
  const customer = customerOf(product, '林晓')
  const orderNo = await customer.order()
  const api = createOpenApi({ api: product.url, app: product.appKeys.customer })
  const from = { kind: 'customer', externalId: customer.externalId } as const
  const said = { type: 'D220', about: 'merchant', content: '少送了一份凉菜，商家不认', demand: 'refund' } as const
  await api.complain({ externalNo: randomUUID(), from, orderNo, ...said })

  await agent.getByRole('button', { name: /^消息(，|$)/ }).click()
  const told = agent.getByRole('dialog', { name: '消息' }).getByText(/^P2 投诉 TS\d+ 待受理/)
  await told.click()
  await agent.waitForURL(/\/tousu\?id=\d+/)
  const drawer = agent.getByRole('dialog', { name: /^投诉 TS/ })
  await drawer.getByText(said.content).waitFor()
  await press(agent, '受理')
  await press(agent, '处理方案')
  const dialog = agent.getByRole('dialog', { name: '处理方案', exact: true })
  await dialog.getByRole('button', { name: '商家', exact: true }).click()
  await dialog.getByLabel('处理结论').fill('商家漏装凉菜属实，退还凉菜金额并致歉')
  expect(await faultsOf(agent)).toEqual([])
  await dialog.getByRole('button', { name: '确定' }).click()
  await drawer.getByText('待回访').waitFor()

  const no = /TS\d{18}/.exec((await drawer.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await api.answerComplaint(no, { eventId: randomUUID(), from, answer: 'accept' })
  await drawer.getByText('已结案').waitFor()
  await drawer.getByRole('tab', { name: '处理记录' }).click()
  await drawer.getByText('认可方案').waitFor()
  expect(agent.reportedErrors).toEqual([])
})

test('Complaints: several are taken, then handed over to a colleague, each with its result; the heads sort', async () => {
  const customer = customerOf(product, '许文静')
  const api = createOpenApi({ api: product.url, app: product.appKeys.customer })
  const from = { kind: 'customer', externalId: customer.externalId } as const
  const said = { type: 'D220', about: 'merchant', content: '两份都少送了凉菜', demand: 'apology' } as const
  const orders = [await customer.order(), await customer.order()]
  for (const orderNo of orders) await api.complain({ externalNo: randomUUID(), from, orderNo, ...said })
  const leader = await product.openPage()
  await signIn(leader, 'leader', '/tousu')
  const chooseBoth = async () => {
    for (const no of orders)
      await leader.getByRole('row').filter({ hasText: no }).getByRole('checkbox').check({ timeout: 20_000 })
  }
  await leader.getByRole('button', { name: '单号', exact: true }).click()
  await expect
    .poll(() => leader.getByRole('columnheader', { name: '单号' }).getAttribute('aria-sort'))
    .toBe('descending')
  await chooseBoth()
  await leader.getByRole('button', { name: '受理 2 件投诉' }).click()
  const question = leader.getByRole('dialog', { name: /^(受理|转派) 2 件/ })
  expect(await question.getByRole('listitem').count()).toBe(2)
  expect(await faultsOf(leader)).toEqual([])
  await question.getByRole('button', { name: '确定' }).click()
  await leader.getByText(/^成功 2 条：/).waitFor()

  await leader.getByRole('tab', { name: /^处理中/ }).click()
  await chooseBoth()
  await leader.getByRole('button', { name: '转派 2 件投诉' }).click()
  await choose(question.getByLabel('处理人'), /^客服小李/)
  await question.getByRole('button', { name: '换班交接' }).click()
  await question.getByRole('button', { name: '确定' }).click()
  await leader.getByText(/^成功 2 条：/).waitFor()
  for (const no of orders) await leader.getByRole('row').filter({ hasText: no }).getByText('客服小李').waitFor()
  expect(leader.reportedErrors).toEqual([])
})

const shot = (name: string) => ({ path: `${import.meta.dirname}/../output/complaints-${name}.png` })

test('Complaints: one decision with liability, money and penalty; another person lifts it after the appeal', async () => {
  const leader = await product.openPage()
  await signIn(leader, 'leader')
  const customer = customerOf(product, '周宁')
  const orderNo = await customer.order()
  await riderDoes(product, orderNo, 'grab')
  await riderDoes(product, orderNo, 'pickUp')
  await riderDoes(product, orderNo, 'deliver', { lng: 113.66, lat: 34.76 })
  const api = createOpenApi({ api: product.url, app: product.appKeys.customer })
  const riders = createOpenApi({ api: product.url, app: product.appKeys.rider })
  const from = { kind: 'customer', externalId: customer.externalId } as const
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer()
  const picture = { data: png.toString('base64') }
  const imageIds = [(await api.sendEvidence(picture)).imageId, (await api.sendEvidence(picture)).imageId]
  const said = { type: 'D150', about: 'worker', content: '汤洒了一半，袋子里全是油', demand: 'compensation' } as const
  await api.complain({ externalNo: randomUUID(), from, orderNo, ...said, demandFen: 1000 as never, imageIds })

  await leader.goto(`/tousu?tab=pending&search=${orderNo.slice(-8)}`)
  await leader.getByText('汤洒了一半').first().click()
  const drawer = leader.getByRole('dialog', { name: /^投诉 TS/ })
  await drawer.getByRole('button', { name: '查看图片 1' }).click()
  const viewer = leader.getByRole('dialog', { name: '图片', exact: true })
  await viewer.waitFor()
  await leader.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  // Where the rider was when he called it delivered: in words and on the ground, here and in the dialog.
  const whereWas = (part: Locator) => part.getByRole('region', { name: /^取送时的位置/ })
  await whereWas(drawer).getByText('距送达地 1.1 公里').waitFor()
  await whereWas(drawer).getByRole('group', { name: '取送时位置的地图' }).waitFor()
  await whereWas(drawer).screenshot(shot('where'))
  await press(leader, '受理')
  await press(leader, '处理方案')
  const dialog = leader.getByRole('dialog', { name: '处理方案', exact: true })
  await whereWas(dialog).getByText('距送达地 1.1 公里').waitFor()
  await whereWas(dialog).getByRole('group', { name: '取送时位置的地图' }).waitFor()
  await dialog.getByRole('button', { name: '服务人员', exact: true }).click()
  await dialog.getByRole('button', { name: '余额', exact: true }).click()
  await dialog.getByLabel('赔付金额（元）').fill('12')
  await dialog.getByRole('button', { name: '扣分', exact: true }).click()
  await dialog.getByLabel('扣几分').fill('6')
  await dialog.getByLabel('处理结论').fill('骑手未平稳送餐致汤洒，补偿用户并扣除服务分')
  expect(await faultsOf(leader)).toEqual([])
  await leader.screenshot(shot('decision'))
  await leader.setViewportSize({ width: 390, height: 844 })
  await leader.screenshot(shot('decision-390'))
  await leader.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: '确定' }).click()
  await drawer.getByText('待回访').waitFor()
  await drawer.getByText('扣分 6 分').waitFor()
  await drawer.getByText('已到账').waitFor()
  expect(await faultsOf(leader)).toEqual([])
  await leader.screenshot(shot('drawer'))

  const no = /TS\d{18}/.exec((await drawer.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const [{ id: punishmentId = 0 } = {}] = (await product.queryDatabase(
    `select complaint_punishments.id::int from complaint_punishments join complaints on complaints.id = complaint_id where complaints.no = '${no}'`,
  )) as { id: number }[]
  await riders.appealPunishment(no, {
    eventId: randomUUID(),
    from: { kind: 'rider', externalId: riderId },
    punishmentId,
    reason: '商家没有封口，不是我的原因',
  })
  await drawer.getByText('申诉中').waitFor()
  expect(await drawer.getByRole('button', { name: '撤销处罚' }).count()).toBe(0)

  const judge = await product.openPage()
  await signIn(judge, 'ops', '/tousu?tab=appeals')
  await judge.getByText('汤洒了一半').first().click()
  const theirs = judge.getByRole('dialog', { name: /^投诉 TS/ })
  await theirs.getByRole('button', { name: '撤销处罚' }).click()
  const asked = judge.getByRole('dialog', { name: '撤销处罚', exact: true })
  await asked.getByRole('button', { name: '证据不足' }).click()
  await asked.getByRole('button', { name: '确定' }).click()
  await theirs.getByText('已撤销').waitFor()
  await drawer.getByText('已撤销').waitFor()
  await theirs.getByRole('tab', { name: '处理记录' }).click()
  await theirs.getByText('撤销处罚').waitFor()
  await judge.screenshot(shot('log'))
  await judge.goto('/tousu?tab=ranking')
  const table = judge.getByRole('region', { name: '被投诉榜' })
  await table.getByRole('link').first().waitFor()
  expect(await faultsOf(judge)).toEqual([])
  await judge.screenshot(shot('ranking'))
  await table.getByRole('link').first().click()
  await judge.getByRole('button', { name: /只看这位被投诉方/ }).waitFor()
  expect([...leader.reportedErrors, ...judge.reportedErrors]).toEqual([])
})
