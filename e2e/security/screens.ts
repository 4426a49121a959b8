import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { allRead, type Person } from '../setup/browser.ts'
import { payloads, trap } from './payloads.ts'

/** Remembers what the page shows now. */
export type Look = () => Promise<void>
type Screen = {
  /** Whether texts of the city must be seen on it. */
  hasTexts: boolean
  visit: (page: Person, look: Look) => Promise<void>
}

const drawers = 2
/** What is done in an open drawer. */
type InDrawer = (drawer: Locator, look: Look) => Promise<void>

/** Lists at these addresses: the first rows opened, and every tab of their drawers. */
function list(addresses: readonly string[], inDrawer?: InDrawer): Screen {
  return {
    hasTexts: true,
    async visit(page, look) {
      for (const address of addresses) {
        await page.goto(address)
        const rows = page.getByRole('row')
        await rows.nth(1).waitFor()
        await allRead(page)
        await look()
        const count = Math.min(drawers, (await rows.count()) - 1)
        for (let at = 1; at <= count; at++) await openDrawer(page, rows.nth(at), look, inDrawer)
      }
    },
  }
}

async function openDrawer(page: Person, opener: Locator, look: Look, inIt?: InDrawer): Promise<void> {
  await opener.click()
  const drawer = page.getByRole('dialog').last()
  await drawer.waitFor()
  await allRead(page)
  await look()
  for (const tab of await drawer.getByRole('tab').all()) {
    await tab.click()
    await allRead(page)
    await look()
  }
  await inIt?.(drawer, look)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}

/** A list whose cases are claimed and looked at one after the other. */
function desk(path: string): Screen {
  const { visit } = list([path])
  return {
    hasTexts: true,
    async visit(page, look) {
      await visit(page, look)
      await page.getByRole('button', { name: '开始审核' }).click()
      for (let at = 0; at < drawers; at++) {
        await page.getByRole('article').first().waitFor()
        await allRead(page)
        await look()
        await page.keyboard.press('n')
      }
      await page.getByRole('button', { name: '全部退回' }).click()
    },
  }
}

function page(path: string, visit: (page: Person) => Promise<void> = async () => {}): Screen {
  return {
    hasTexts: false,
    async visit(page, look) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      await allRead(page)
      await visit(page)
      await look()
    },
  }
}

const orders = list(['/order'])
const recon = list(['/finance/recon', '/finance/recon?tab=differences'])

/** Screens on which more than the page itself is looked at, by their path. */
export const screens: Readonly<Record<string, Screen>> = {
  '/dashboard': page('/dashboard', async person => {
    await person.getByRole('button', { name: /^消息(，|$)/ }).click()
    await person.getByRole('dialog').last().waitFor()
  }),
  '/order': {
    hasTexts: true,
    async visit(person, look) {
      await orders.visit(person, look)
      await person.getByRole('button', { name: '调度台' }).click()
      await person.getByRole('region', { name: '待派' }).waitFor()
      await allRead(person)
      await look()
    },
  },
  '/list': list(['rider', 'companion', 'shop'].map(tab => `/list?tab=${tab}&search=${trap}`)),
  '/daiorder': list(['/daiorder']),
  '/sendorder': list(['/sendorder']),
  '/gameorder': list(['/gameorder']),
  '/gamepk': list(['/gamepk']),
  '/kefumsg': {
    hasTexts: true,
    async visit(person, look) {
      for (const queue of ['waiting', 'closed']) {
        await person.goto(`/kefumsg?queue=${queue}`)
        const conversations = person.getByRole('tabpanel').getByRole('button')
        await conversations.first().waitFor()
        for (let at = 0; at < drawers; at++) {
          await conversations.nth(at).click()
          await person.getByRole('log', { name: '聊天记录' }).waitFor()
          await allRead(person)
          await look()
        }
      }
      await openDrawer(person, person.getByRole('button', { name: '现场' }), look)
    },
  },
  '/tousu': list(['/tousu', '/tousu?tab=processing']),
  '/fankui': list(['/fankui', '/fankui?tab=all']),
  '/user/renzheng': desk('/user/renzheng'),
  '/user/dongtailist': desk('/user/dongtailist'),
  '/shenqing': desk('/shenqing'),
  '/tixian': list(['ended', 'all'].map(tab => `/tixian?tab=${tab}`)),
  '/finance/refund': list(['/finance/refund?tab=all']),
  '/finance/settlements': list(['/finance/settlements?tab=stopped']),
  '/finance/ledger': list(['transactions', 'accounts', 'adjustments'].map(tab => `/finance/ledger?tab=${tab}`)),
  '/finance/recon': {
    hasTexts: true,
    async visit(person, look) {
      await recon.visit(person, look)
      await person.goto('/finance/recon')
      await openDrawer(person, person.getByRole('button', { name: '上传账单' }), look, chooseBill)
    },
  },
  '/user/me': page('/user/me', chooseAvatar),
  '/user/list': list(['/user/list']),
  '/gonggao': list(['/gonggao']),
  '/system/staff': list(['/system/staff']),
  '/system/banned': list(['/system/banned']),
  '/system/post-terms': list([`/system/post-terms?search=${trap}`]),
  '/system/feedback-terms': list([`/system/feedback-terms?search=${trap}`]),
  '/system/cities': list(['/system/cities']),
  '/system/messages': list(['/system/messages?search=', '/system/messages?search=order']),
  '/system/role': {
    hasTexts: true,
    async visit(person, look) {
      await person.goto('/system/role')
      await openDrawer(person, person.getByRole('button', { name: /^审核/ }), look)
    },
  },
  '/system/menu': { ...page('/system/menu'), hasTexts: true },
  '/system/log': list(['/system/log', '/system/log?everybody=true']),
  '/system/signin': list(['/system/signin']),
}

/** The bill of a channel in a file with a name that breaks out of markup. */
async function chooseBill(dialog: Locator, look: Look): Promise<void> {
  const name = `${payloads[5]}.csv`
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('a,b') })
  await dialog.getByText(name).waitFor()
  await look()
}

/** A file with a name that breaks out of markup. */
async function chooseAvatar(person: Person): Promise<void> {
  const background = '#336699'
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
  const name = `${payloads[5]}.png`
  await person.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer })
  await person.getByRole('button', { name: '使用' }).click()
  await person.getByRole('button', { name: '使用' }).waitFor({ state: 'hidden' })
}

export function screenOf(path: string): Screen {
  return screens[path] ?? page(path)
}

/** The paths of all screens of the web. */
export async function screenPaths(): Promise<string[]> {
  const source = await readFile(join(import.meta.dirname, '../../web/screens.tsx'), 'utf8')
  return [...source.matchAll(/: (?:screen|lateScreen)\(\s*'([^']+)'/g)].map(([, path]) => path ?? '')
}
