import { expect, test } from 'vitest'
import { faultsOf } from '../setup/axe.ts'
import { signIn } from '../setup/browser.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()
const output = `${import.meta.dirname}/../output`

test('Help: a press opens the guide of the screen one is on, which is loaded only then', async () => {
  const page = await product.openPage()
  const guides: string[] = []
  page.on('request', request => {
    if (/\/assets\/(orders|refunds|HelpDrawer)[-.]/.test(request.url())) guides.push(request.url())
  })
  await signIn(page, 'finance', '/order')
  await page.getByRole('row').nth(1).waitFor()
  expect(guides).toEqual([])
  await page.getByRole('button', { name: '帮助' }).click()
  const help = page.getByRole('dialog', { name: '帮助' })
  await help.getByRole('heading', { name: '订单', exact: true }).waitFor()
  await help.getByText('时限最先到的排在最上面').waitFor()
  const picture = help.getByRole('img', { name: '订单' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000)
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: `${output}/help.png` })
  // The page beside it can be worked with, and the guide follows to another screen.
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: /财务/ }).click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /退款/ }).first().click()
  await help.getByRole('heading', { name: '退款', exact: true }).waitFor()
  await help.getByRole('button', { name: '关闭' }).click()
  await help.waitFor({ state: 'hidden' })
  expect(page.reportedErrors).toEqual([])
})

test('Help: on a phone it is in the menu of the bar, in English for who reads English', async () => {
  const page = await product.openPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  await signIn(page, 'kefu', '/kefumsg')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByRole('heading', { name: 'Conversations' }).waitFor()
  const { width = 0 } = (await help.boundingBox()) ?? {}
  expect(width).toBe(390)
  await page.screenshot({ path: `${output}/help-390.png` })
  expect(await help.evaluate(node => node.scrollWidth <= node.clientWidth)).toBe(true)
  expect(page.reportedErrors).toEqual([])
})
