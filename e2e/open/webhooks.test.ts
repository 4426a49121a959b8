import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#contract/access/sign-on.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { type Receiver, startReceiver } from '../setup/webhook-receiver.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver?.stop())

const address = '/system/open?tab=endpoints'

/** Adds an endpoint for orders of the customers' app by the screen; its secret. */
async function addEndpoint(page: Person): Promise<string> {
  await page.getByRole('button', { name: '新增推送地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增推送地址' })
  await dialog.getByRole('combobox', { name: '应用' }).click()
  await page.getByRole('option', { name: /demo-customer/ }).click()
  await dialog.getByLabel('网址', { exact: true }).fill(receiver.url)
  await dialog.getByRole('button', { name: '指定事件' }).click()
  await dialog.getByRole('checkbox', { name: /全部事件/ }).check()
  await dialog.getByLabel('您的登录密码').fill(demoPassword)
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '确定' }).click()
  const shown = page.getByRole('dialog', { name: '推送地址' })
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? ''
  await shown.getByRole('button', { name: '我已保存' }).click()
  return secret
}

/** Three days later, by its own clock and not that of the whole product: the next failure switches it off. */
async function failForThreeDays(): Promise<void> {
  const endpoint = `webhook_endpoints where url = '${receiver.url}'`
  await expect
    .poll(async () => {
      await product.queryDatabase(
        `update webhook_endpoints set failing_since = now() - interval '3 days 1 minute', resting_until = null
         where url = '${receiver.url}' and is_enabled and failing_since is not null`,
        `update webhook_queue set due_at = now() where endpoint_id = (select id from ${endpoint})`,
      )
      return product.queryDatabase(`select is_enabled from ${endpoint}`)
    })
    .toEqual([{ is_enabled: false }])
}

async function openRow(page: Person) {
  await page
    .getByRole('row')
    .filter({ hasText: new URL(receiver.url).host })
    .click()
  return page.getByRole('dialog', { name: '推送地址' })
}

test('Webhooks: an endpoint fails, is switched off, is repaired, and what it missed arrives once each in order', async () => {
  const admin = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(admin, 'admin', address)
  const secret = await addEndpoint(admin)
  expect(secret).toMatch(/^whsec_/)
  const first = await placePaid()
  const received = (no: string) => receiver.arrived.filter(one => one.record === no)
  await expect.poll(() => received(first.no).length).toBeGreaterThan(0)

  receiver.answer(500, 'database is away')
  const second = await placePaid()
  await expect.poll(() => receiver.refused.length).toBeGreaterThan(0)
  await failForThreeDays()
  const row = admin.getByRole('row').filter({ hasText: new URL(receiver.url).host })
  await row.getByText('已停用').waitFor()
  const [notice] = (await product.queryDatabase(`select link from notifications where kind = 'webhook.failing'`)) as {
    link: string
  }[]
  const third = await placePaid()

  receiver.answer(204)
  await admin.goto(notice?.link ?? '')
  const drawer = admin.getByRole('dialog', { name: '推送地址' })
  await drawer.getByText('连续失败三天，已自动停用').waitFor()
  await expectNoFaults(admin)
  await drawer.getByRole('button', { name: '启用' }).click()
  await drawer.getByRole('button', { name: '补推' }).click()
  const replay = admin.getByRole('dialog', { name: '补推' })
  await replay.getByText(/将推送 [1-9]\d* 条/).waitFor()
  await replay.getByRole('button', { name: '确定' }).click()
  await admin.getByText(/条开始补推/).waitFor()

  for (const { no } of [second, third]) await expect.poll(() => received(no).length).toBeGreaterThan(0)
  await product.apps.send(third.no, { event: 'cancel', by: 'customer' }).catch(() => null)
  for (const { no } of [first, second, third]) {
    const own = received(no)
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_one, index) => index + 1))
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
  }
  expect(admin.reportedErrors).toEqual([])
})

test('Webhooks: a test by a press shows what the endpoint answered', async () => {
  receiver.answer(200, 'taken, thank you')
  const admin = await product.openPage({ viewport: { width: 1440, height: 900 } })
  await signIn(admin, 'admin', address)
  const drawer = await openRow(admin)
  await drawer.getByRole('button', { name: '发送测试' }).click()
  const delivery = admin.getByRole('dialog', { name: '投递记录' })
  await delivery.getByText('taken, thank you').waitFor({ timeout: 30_000 })
  await delivery.getByText('HTTP 200').waitFor()
  await delivery.getByRole('tab', { name: '内容' }).click()
  await delivery.getByText(/"endpoint\.test"/).waitFor()
  expect(await faultsOf(admin)).toEqual([])
  expect(admin.reportedErrors).toEqual([])
})

/** No app waits for news of an order that is not paid. */
async function placePaid() {
  const order = await product.apps.order('food')
  await product.apps.send(order.no, { event: 'pay', by: 'payment', amountFen: order.payFen })
  return order
}
