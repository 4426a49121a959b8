import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, signIn, sitDown } from './setup/browser.ts'
import { type Product, startProduct } from './setup/product.ts'

let browser: Browser
let product: Product

beforeAll(async () => {
  product = await startProduct(60)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('A person corrects their profile, sees why a picture will not do, and cuts one that does', async () => {
  const page = await sitDown(browser, product.url)
  await signIn(page, 'kefu')
  await page.getByRole('button', { name: /的账号/ }).click()
  const drawer = page.getByRole('dialog', { name: '个人中心' })
  await drawer.getByLabel('手机号').fill('123')
  await drawer.getByRole('button', { name: '保存' }).click()
  await drawer.getByText('请输入 11 位手机号').waitFor()
  await drawer.getByLabel('手机号').fill('13800000000')
  await drawer.getByLabel('昵称').fill('小客服')
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText('资料已保存').waitFor()
  await page.getByRole('button', { name: '小客服 的账号', includeHidden: true }).waitFor()

  const file = drawer.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await page.getByText('只能上传jpeg,png,jpg格式的图片').waitFor()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024) })
  await page.getByText('图片大小不能超过2MB').waitFor()
  const picture = await page.screenshot()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  const preview = drawer.getByRole('img', { name: '头像预览' })
  await preview.waitFor()
  expect(await preview.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])).toEqual([80, 80])
  await expect
    .poll(() =>
      preview.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(40, 40, 1, 1).data[3]),
    )
    .toBe(255)
  await drawer.getByRole('button', { name: '使用' }).click()
  const avatar = drawer.locator('img[src^="/files/"]')
  await avatar.waitFor()
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText('资料已保存').last().waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  const face = page.getByRole('button', { name: '小客服 的账号' }).locator('img')
  await face.waitFor()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(80)
  expect(page.complaints).toEqual([])
  await page.context().close()
})

test('A new password signs the person out after three seconds, and only the new one opens the door', async () => {
  const page = await sitDown(browser, product.url)
  await signIn(page, 'finance')
  await page.goto('/user/me')
  await page.getByRole('tab', { name: '修改密码' }).click()
  await page.getByLabel('旧密码').fill('citydesk-demo')
  await page.getByLabel('新密码', { exact: true }).fill('another-long-word')
  await page.getByLabel('确认新密码').fill('another-lost-word')
  await page.getByRole('button', { name: '修改密码' }).click()
  await page.getByText('两次输入的新密码不一致').waitFor()
  await page.getByLabel('确认新密码').fill('another-long-word')
  await page.getByRole('button', { name: '修改密码' }).click()
  await page.getByText('密码修改成功').waitFor()
  await page.waitForURL(/\/login$/)
  await page.getByLabel('用户名').fill('finance')
  await page.getByLabel('密码', { exact: true }).fill('another-long-word')
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL(/\/dashboard/)
  await page.context().close()
})
