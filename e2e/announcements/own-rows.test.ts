import { expect, test } from 'vitest'
import { labelWords } from '#words/base/labels.ts'
import { signIn } from '../setup/browser.ts'
import { publishText } from '../setup/records/announcements.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct()

test('What one saves oneself is in its list at once; what a colleague publishes waits behind the button', async () => {
  await publishText(product.url, { title: '先有的公告' })
  const page = await product.openPage()
  await signIn(page, 'ops', '/gonggao')
  await page.getByRole('row', { name: '先有的公告' }).waitFor()
  await page.getByRole('button', { name: '写公告', exact: true }).click()
  await page.getByLabel('标题', { exact: true }).fill('我刚写的公告')
  await page.getByRole('textbox', { name: '正文', exact: true }).click()
  await page.keyboard.type('今晚维护')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByText('草稿已保存').waitFor()
  await page.getByRole('row', { name: '我刚写的公告' }).waitFor()

  await publishText(product.url, { title: '同事的公告' })
  await page.getByRole('button', { name: labelWords.newEntries.zh(1) }).waitFor()
  expect(await page.getByRole('row', { name: '同事的公告' }).count()).toBe(0)
  await page.getByRole('button', { name: labelWords.newEntries.zh(1) }).click()
  await page.getByRole('row', { name: '同事的公告' }).waitFor()
  expect(page.reportedErrors).toEqual([])
})
