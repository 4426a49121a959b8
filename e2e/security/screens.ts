import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { allRead, type Person } from '../setup/browser.ts'
import { seeAll } from '../setup/dashboard/see-all.ts'
import { moveTo } from '../setup/move.ts'
import { payloadCall, payloads } from './payloads.ts'
import { plainFeatures } from './writers/plain.ts'

/** Remembers what the page shows now. */
export type Remember = () => Promise<void>
type Screen = {
  /** Whether texts of the city must be seen on it. */
  hasTexts: boolean
  visit: (page: Person, remember: Remember) => Promise<void>
}

const drawers = 2
/** What is done in an open drawer. */
type InDrawer = (drawer: Locator, remember: Remember) => Promise<void>

/** Lists at these addresses: the first rows opened, and every tab of the first drawer. */
function list(addresses: readonly string[], inDrawer?: InDrawer): Screen {
  return {
    hasTexts: true,
    async visit(page, remember) {
      for (const address of addresses) {
        await moveTo(page, address)
        const rows = page.getByRole('row')
        await rows.nth(1).waitFor()
        await allRead(page)
        await remember()
        const count = Math.min(drawers, (await rows.count()) - 1)
        for (let at = 1; at <= count; at++) await openDrawer(page, rows.nth(at), remember, at === 1, inDrawer)
      }
    },
  }
}

async function openDrawer(
  page: Person,
  opener: Locator,
  remember: Remember,
  withTabs = true,
  inIt?: InDrawer,
): Promise<void> {
  await opener.click()
  const drawer = page.getByRole('dialog').last()
  await drawer.waitFor()
  await allRead(page)
  await remember()
  for (const tab of withTabs ? await drawer.getByRole('tab').all() : []) {
    await tab.click()
    await allRead(page)
    await remember()
  }
  await inIt?.(drawer, remember)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}

/** A list whose cases are claimed and looked at one after the other. */
function desk(path: string): Screen {
  const { visit } = list([path])
  return {
    hasTexts: true,
    async visit(page, remember) {
      await visit(page, remember)
      await page.getByRole('button', { name: '开始审核' }).click()
      for (let at = 0; at < drawers; at++) {
        await page.getByRole('article').first().waitFor()
        await allRead(page)
        await remember()
        await page.keyboard.press('n')
      }
      await page.getByRole('button', { name: '全部退回' }).click()
    },
  }
}

function page(path: string, visit: (page: Person) => Promise<void> = async () => {}): Screen {
  return {
    hasTexts: false,
    async visit(page, remember) {
      await moveTo(page, path)
      await page.getByRole('heading').first().waitFor()
      await allRead(page)
      await visit(page)
      await remember()
      // What was opened would cover the next screen.
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').last().waitFor({ state: 'hidden' })
    },
  }
}

const orders = list(['/order'])
const profile = page('/user/me', chooseAvatar)
const recon = list(['/finance/recon', '/finance/recon?tab=differences'])

/** Screens on which more than the page itself is looked at, by their path. */
export const screens: Readonly<Record<string, Screen>> = {
  '/dashboard': page('/dashboard', async person => {
    await seeAll(person)
    await person.getByRole('button', { name: /^消息(，|$)/ }).click()
    await person.getByRole('dialog').last().waitFor()
  }),
  '/order': {
    hasTexts: true,
    async visit(person, remember) {
      await orders.visit(person, remember)
      await person.getByRole('button', { name: '调度台' }).click()
      await person.getByRole('region', { name: '待派' }).waitFor()
      await allRead(person)
      await remember()
    },
  },
  '/list': list(['rider', 'companion', 'shop'].map(tab => `/list?tab=${tab}&search=${payloadCall}`)),
  '/daiorder': list(['/daiorder']),
  '/sendorder': list(['/sendorder']),
  '/gameorder': list(['/gameorder']),
  '/gamepk': list(['/gamepk']),
  '/kefumsg': {
    hasTexts: true,
    async visit(person, remember) {
      for (const queue of ['waiting', 'closed']) {
        await moveTo(person, `/kefumsg?queue=${queue}`)
        const conversations = person.getByRole('tabpanel').getByRole('button')
        await conversations.first().waitFor()
        for (let at = 0; at < drawers; at++) {
          await conversations.nth(at).click()
          await person.getByRole('log', { name: '聊天记录' }).waitFor()
          await allRead(person)
          await remember()
        }
      }
    },
  },
  '/kefuteam': {
    hasTexts: true,
    async visit(person, remember) {
      await moveTo(person, '/kefuteam')
      await openDrawer(person, person.getByRole('button', { name: /^分配 / }).first(), remember)
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
    async visit(person, remember) {
      await recon.visit(person, remember)
      await moveTo(person, '/finance/recon')
      await openDrawer(person, person.getByRole('button', { name: '上传账单' }), remember, true, chooseBill)
    },
  },
  '/user/me': {
    ...profile,
    async visit(person, remember) {
      await profile.visit(person, remember)
      // The picture is not saved, which would be asked about when the next screen is opened.
      await person.reload()
    },
  },
  '/user/list': list(['/user/list']),
  '/gonggao': list(['/gonggao']),
  '/system/staff': list(['/system/staff']),
  '/system/post-terms': list([`/system/post-terms?search=${payloadCall}`]),
  '/system/feedback-terms': list([`/system/feedback-terms?search=${payloadCall}`]),
  '/system/cities': list(['/system/cities']),
  '/system/messages': list(['/system/messages?search=', '/system/messages?search=order']),
  '/system/role': {
    hasTexts: true,
    async visit(person, remember) {
      await moveTo(person, '/system/role')
      await openDrawer(person, person.getByRole('button', { name: /^审核/ }), remember)
    },
  },
  '/system/menu': { ...page('/system/menu'), hasTexts: true },
  '/system/log': list(['/system/log', '/system/log?everybody=true']),
  '/system/signin': list(['/system/signin']),
}

/** The bill of a channel in a file with a name that breaks out of markup. */
async function chooseBill(dialog: Locator, remember: Remember): Promise<void> {
  const name = `${payloads[5]}.csv`
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('a,b') })
  await dialog.getByText(name).waitFor()
  await remember()
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

const source = await readFile(join(import.meta.dirname, '../../web/process/screens.tsx'), 'utf8')
/** The paths of all screens of the web, each with the feature whose records it shows. */
const declared = new Map(
  [...source.matchAll(/: (?:screen|firstScreen)\(\s*'([^']+)'(.*?)\),$/gms)].map(([, path = '', terms = '']) => [
    path,
    terms.match(/records: '(\w+)'/)?.[1] ?? '',
  ]),
)
export const screenPaths: readonly string[] = [...declared.keys()]

export function screenOf(path: string): Screen {
  return screens[path] ?? (plainFeatures.includes(declared.get(path) ?? '') ? list([path]) : page(path))
}
