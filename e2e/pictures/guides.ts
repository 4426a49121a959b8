import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Person, signIn } from '../setup/browser.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'
import type { picturedGuides } from './pictured.ts'

/** So slow that nothing but this story happens. */
const product = withProduct(0.01)
const folder = `${import.meta.dirname}/../../docs/guide/pictures`
const mostBytes = 40 * 1024

const screens: Readonly<Record<(typeof picturedGuides)[number], string>> = {
  dashboard: '/dashboard',
  orders: '/order',
  chats: '/kefumsg',
  complaints: '/tousu',
  workers: '/list',
  refunds: '/finance/refund',
  withdrawals: '/tixian',
  verifications: '/user/renzheng',
  posts: '/user/dongtailist',
  announcements: '/gonggao',
}

const languages = [
  { language: 'zh', locale: 'zh-CN' },
  { language: 'en', locale: 'en-US' },
] as const

test('Pictures of the guides are made anew from a quiet city', async () => {
  const { chatId } = await fillScreens()
  for (const { language, locale } of languages) {
    const page = await product.openPage({ viewport: { width: 1120, height: 700 }, locale })
    await signIn(page, 'admin')
    // For good, in every language.
    if (language === 'zh') await putAwayFirstDay(page)
    for (const [guide, address] of Object.entries(screens)) {
      await page.goto(guide === 'chats' ? `${address}?chat=${chatId}` : address)
      await settled(page)
      await writeFile(`${folder}/${guide}.${language}.webp`, await small(await page.screenshot()))
    }
    expect(page.reportedErrors).toEqual([])
    await page.context().close()
  }
})

/** Something to see on each screen. */
async function fillScreens(): Promise<{ chatId: number }> {
  await waitingOrders(product, 12, 18, 25, 31)
  await product.city.sendChatMessage('你好，我的羊肉烩面到哪里了？')
  const opened = await product.city.sendChatMessage('地址写错了，能改吗？')
  for (let papers = 0; papers < 3; papers++) await product.city.sendPaper()
  for (let posts = 0; posts < 4; posts++) await product.city.posts.publish()
  await product.city.settled()
  return opened
}

/** The tour and the first steps, which nobody sees on their second day. */
async function putAwayFirstDay(page: Person): Promise<void> {
  await page.locator('#first-steps').waitFor()
  for (const name of ['不再显示这些步骤', '跳过，不再显示']) await page.getByRole('button', { name }).click()
  await page.locator('#first-steps').waitFor({ state: 'detached' })
}

async function settled(page: Person): Promise<void> {
  await page.getByRole('navigation').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
}

/** As good as fits. */
async function small(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 38, 28]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= mostBytes) return picture
  }
  throw new Error('A picture of a guide is larger than 40 KB.')
}
