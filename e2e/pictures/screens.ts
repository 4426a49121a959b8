import type { Page } from 'playwright-core'
import type { Product } from '../setup/product.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'

/** Beside the pictures: the labels that were on the screens when they were made. */
export const labelsFile = `${import.meta.dirname}/../../docs/guide/pictured.json`
export const viewport = { width: 1120, height: 700 }

/** The screen of each guide in docs/guide/. */
const screens = {
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
  applications: '/shenqing',
  feedback: '/fankui',
  users: '/user/list',
  settlements: '/finance/settlements',
  ledger: '/finance/ledger',
  recon: '/finance/recon',
  staff: '/system/staff',
  roles: '/system/role',
  menus: '/system/menu',
  events: '/system/log',
  signIns: '/system/signin',
  settings: '/system/settings',
  cities: '/system/cities',
  messageTemplates: '/system/messages',
  openPlatform: '/system/open',
  plain: '/system/post-terms',
  account: '/user/me',
  setup: '/welcome',
} as const
type Guide = keyof typeof screens

/** Opens the screens of the guides one after the other, with something to see on each. */
export async function visitScreens(
  page: Page,
  { chatId }: { chatId: number },
  look: (guide: Guide) => Promise<void>,
): Promise<void> {
  for (const [guide, address] of Object.entries(screens) as [Guide, string][]) {
    await page.goto(guide === 'chats' ? `${address}?chat=${chatId}` : address)
    await settled(page)
    await look(guide)
  }
}

/** Names of tabs, columns, blocks and menu rows, without their counts. */
export function labelsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = '[role=tab], [role=columnheader], [data-block] > h2, nav a, nav button'
    const texts = [...document.querySelectorAll(named)].map(({ textContent }) =>
      textContent.replace(/[\d+]+/g, '').trim(),
    )
    return [...new Set(texts.filter(text => text !== ''))].sort()
  })
}

/** Something to see on each screen. */
export async function fillScreens(
  product: Pick<Product, 'apps' | 'city' | 'queryDatabase'>,
): Promise<{ chatId: number }> {
  await waitingOrders(product, 12, 18, 25, 31)
  await product.city.sendChatMessage('你好，我的羊肉烩面到哪里了？')
  const opened = await product.city.sendChatMessage('地址写错了，能改吗？')
  for (let papers = 0; papers < 3; papers++) await product.city.sendPaper()
  for (let posts = 0; posts < 4; posts++) await product.city.posts.publish()
  for (let people = 0; people < 3; people++) await product.city.apply()
  for (const kind of ['rider', 'merchant', 'chauffeur', 'companion'] as const)
    await product.city.money.withdraw({ kind })
  await product.city.settled()
  await product.city.money.sendBill()
  return opened
}

/** The tour and the first steps, which nobody sees on their second day. */
export async function putAwayFirstDay(page: Page): Promise<void> {
  for (const name of ['跳过，不再显示', '不再显示这些步骤']) await page.getByRole('button', { name }).click()
  await page.locator('#first-steps').waitFor({ state: 'detached' })
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('navigation').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
}
