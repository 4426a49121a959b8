import { expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { demoPassword } from '#contract/access/sign-on.ts'
import { expectNoFaults, faultsOf } from '../setup/axe.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { speak, watchRequests } from '../setup/move.ts'
import { smallButtons } from '../setup/records/reviews.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

type Key = { id: string; secret: string }

/** The id and the secret that are shown once, and never again once they are kept. */
async function keepSecret(page: Person, title: string): Promise<Key> {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.getByText('只显示这一次').waitFor()
  const [id = '', secret = ''] = await dialog.locator('code').allInnerTexts()
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByRole('button', { name: '我已保存' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return { id, secret }
}

/** Reports a language, which any app may that has the scope. */
const report = (key: Key) =>
  createOpenApi({ api: product.url, app: key }).sendLanguages({
    people: [{ kind: 'customer', externalId: 'C-story', language: 'en' }],
  })

async function openApp(page: Person, name: string) {
  await page.goto(`/system/open?search=${encodeURIComponent(name)}`)
  await page.getByRole('row').filter({ hasText: name }).click()
  const drawer = page.getByRole('dialog', { name: '应用', exact: true })
  await drawer
    .getByRole('button', { name: '更换密钥' })
    .or(drawer.getByRole('button', { name: '启用' }))
    .first()
    .waitFor()
  return drawer
}

test('Apps: one is created, calls with the secret that was shown, is rotated under load, and disabled', async () => {
  const admin = await product.openPage()
  await signIn(admin, 'admin', '/system/open')
  await admin.getByRole('row').filter({ hasText: '演示用户端' }).waitFor()
  expect(await faultsOf(admin)).toEqual([])

  await admin.getByRole('button', { name: '新增应用' }).click()
  const creating = admin.getByRole('dialog', { name: '新增应用' })
  await creating.getByLabel('名称').fill('小程序')
  await choose(creating.getByRole('combobox', { name: '类型' }), '骑手端')
  expect(await creating.getByRole('checkbox', { name: /event\.rider/ }).isChecked()).toBe(true)
  expect(await creating.getByRole('checkbox', { name: /order\.write/ }).isChecked()).toBe(false)
  await creating.getByLabel('允许的来源地址').fill('127.0.0.1\n10.0.0.999')
  await creating.getByLabel('您的登录密码').fill(demoPassword)
  await creating.getByRole('button', { name: '确定' }).click()
  await creating.getByText('请输入 IP 地址或网段').waitFor()
  await creating.getByLabel('允许的来源地址').fill('127.0.0.1\n10.0.0.0/8')
  await creating.getByRole('button', { name: '确定' }).click()
  let key = await keepSecret(admin, '小程序')
  await report(key)

  const drawer = await openApp(admin, '小程序')
  let isOver = false
  const calls = Array.from({ length: 4 }, () => 0)
  // A refused call throws.
  const callers = calls.map(async (_, at) => {
    while (!isOver) {
      await report(key)
      calls[at] = (calls[at] ?? 0) + 1
    }
  })
  const everybodyCalls = async () => {
    const before = [...calls]
    await expect.poll(() => calls.every((count, at) => count > (before[at] ?? 0) + 2), { timeout: 60_000 }).toBe(true)
  }
  await everybodyCalls()
  await drawer.getByRole('button', { name: '更换密钥' }).click()
  const rotating = admin.getByRole('dialog', { name: /^(更换密钥|立即停用旧密钥|停用)$/ })
  await choose(rotating.getByRole('combobox', { name: '旧密钥继续有效' }), '1 天')
  await rotating.getByLabel('您的登录密码').fill(demoPassword)
  await rotating.getByRole('button', { name: '确定' }).click()
  const old = key
  key = await keepSecret(admin, '小程序')
  await everybodyCalls()
  await drawer.getByRole('button', { name: '立即停用旧密钥' }).click()
  await rotating.getByLabel('您的登录密码').fill(demoPassword)
  await rotating.getByRole('button', { name: '确定' }).click()
  await drawer.getByRole('button', { name: '更换密钥' }).waitFor()
  await everybodyCalls()
  isOver = true
  await Promise.all(callers)
  await expect(report(old)).rejects.toThrow('401')

  await drawer.getByRole('button', { name: '停用', exact: true }).click()
  await rotating.getByRole('button', { name: '停止合作' }).click()
  await rotating.getByRole('button', { name: '确定' }).click()
  await drawer.getByText('已停用').first().waitFor()
  await expect(report(key)).rejects.toThrow('401')
  expect(admin.reportedErrors).toEqual([])
})

test('Apps: what came of the calls of a day is shown with the latest of each kind, masked, in both themes', async () => {
  await expect(report({ id: 'demo-customer', secret: 'wrong' })).rejects.toThrow('401')
  const ops = await product.openPage()
  await signIn(ops, 'ops', '/system/open')
  await ops.getByRole('row').filter({ hasText: 'demo-customer' }).click()
  const drawer = ops.getByRole('dialog', { name: '应用', exact: true })
  await drawer.getByRole('tab', { name: '调用情况' }).click()
  await expect
    .poll(
      async () => {
        await ops.keyboard.press('r')
        return drawer.getByRole('button', { name: '签名不符' }).isVisible()
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(true)
  await drawer.getByRole('button', { name: '签名不符' }).click()
  await drawer.getByText('x-signature: ***').waitFor()
  expect(await drawer.getByRole('button', { name: '更换密钥' }).count()).toBe(0)
  await expectNoFaults(ops)
})

test('Apps: every refused call is said in words, by reason and operation, and what was accepted has its colour', async () => {
  await product.apps.order('food')
  const wrong = { id: 'demo-customer', secret: 'wrong' }
  await expect(report(wrong)).rejects.toThrow('401')
  const nowhere = await fetch(new URL('/open/v1/nowhere', product.url), { headers: { 'x-app-id': wrong.id } })
  expect(nowhere.status).toBe(404)
  const admin = await product.openPage()
  watchRequests(admin)
  await signIn(admin, 'admin', '/system/open')
  await admin.getByRole('row').filter({ hasText: wrong.id }).click()
  const drawer = admin.getByRole('dialog', { name: '应用', exact: true })
  await drawer.getByRole('tab', { name: '调用情况' }).click()
  const refused = drawer.getByRole('region', { name: '被拒绝的调用' })
  const lines = refused.getByRole('listitem')
  const unknown = lines.filter({ hasText: '没有这个接口' })
  await expect
    .poll(
      async () => {
        await admin.keyboard.press('r')
        return unknown.first().isVisible()
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(true)
  expect(await unknown.first().textContent()).toContain('unknownCall')
  await admin.screenshot({ path: 'e2e/output/apps-refused.png' })
  await choose(refused.getByRole('combobox', { name: '拒绝原因' }), '签名不符')
  await unknown.first().waitFor({ state: 'detached' })
  await choose(refused.getByRole('combobox', { name: '接口' }), '上报人员语言')
  const signature = lines.filter({ hasText: '签名不符' }).filter({ hasText: '上报人员语言' })
  await signature.first().locator('summary').click()
  await signature.first().getByRole('paragraph').filter({ hasText: '应用不存在或签名不匹配' }).waitFor()
  const share = drawer.getByRole('listitem').filter({ hasText: '成功' }).locator('[style*=width]')
  const { height, colour } = await share.evaluate(bar => {
    return { height: bar.getBoundingClientRect().height, colour: getComputedStyle(bar).backgroundColor }
  })
  expect(height).toBeGreaterThan(2)
  expect(colour).toBe('rgb(13, 107, 63)')
  await speak(admin, 'en')
  await admin
    .getByRole('listitem')
    .filter({ hasText: 'Wrong signature' })
    .filter({ hasText: 'Report languages' })
    .first()
    .waitFor()
  await expectNoFaults(admin)
})

test.each([1440, 992, 390])(
  'Apps: at %i px nothing is cut in Chinese and English; nothing for axe in either theme',
  async width => {
    const page = await product.openPage({ viewport: { width, height: 900 } })
    watchRequests(page)
    await signIn(page, 'admin', '/system/open')
    for (const language of ['zh', 'en'] as const) {
      await speak(page, language)
      const said = (words: Record<typeof language, string>) => words[language]
      const shoot = async (what: string) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
        // Roles and colours are the same in both languages, and the layout of 992 px is that of 1440 px.
        if (language === 'en' || width === 992) return
        await page.screenshot({ path: `e2e/output/apps-${what}-${width}.png` })
        await expectNoFaults(page)
      }
      const row = page.getByText('演示用户端').first()
      await row.waitFor()
      await shoot('list')
      await page.getByRole('button', { name: said({ zh: '新增应用', en: 'Create an app' }) }).click()
      const form = page.getByRole('dialog', { name: said({ zh: '新增应用', en: 'Create an app' }) })
      await form.getByLabel(said({ zh: '您的登录密码', en: 'Your password' })).waitFor()
      await shoot('form')
      await form.getByRole('button', { name: said({ zh: '取消', en: 'Cancel' }) }).click()
      await row.click()
      const drawer = page.getByRole('dialog', { name: said({ zh: '应用', en: 'App' }), exact: true })
      await drawer.getByRole('button', { name: said({ zh: '更换密钥', en: 'Rotate the secret' }) }).waitFor()
      await shoot('drawer')
      if (width === 390) expect(await smallButtons(page, said({ zh: '开放平台', en: 'Open platform' }))).toEqual([])
      await drawer.getByRole('tab', { name: said({ zh: '调用情况', en: 'Calls' }) }).click()
      await shoot('calls')
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    }
    expect(page.reportedErrors).toEqual([])
  },
)
