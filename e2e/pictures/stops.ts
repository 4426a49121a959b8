import type { Locator, Page } from 'playwright-core'
import { menus } from '#contract/access/menus.ts'
import { moveTo, settled } from '../setup/move.ts'
import { close, openFirstRow, throughTabs } from '../setup/page/openers.ts'
import type { Product } from '../setup/product.ts'
import { openStaff } from '../setup/staff.ts'

/** Screens that the menu does not lead to. */
const besides = ['/user/me', '/user/notifications', '/user/access', '/welcome']

/**
 * What is behind presses: an address, and the Chinese names of what is pressed there, one after the other. `row` is the first
 * row of the list in front, `row …` the first with that text.
 */
const behindPresses = [
  '/dashboard?wall=1',
  '/dashboard?report=day',
  '/dashboard › 消息',
  '/order › 调度台',
  '/order › row 待派单 › 派单',
  '/order › row 待派单 › 费用 › 发起退款',
  '/kefumsg?queue=waiting › conversation',
  '/kefumsg?queue=closed › conversation',
  '/kefumsg?queue=waiting › conversation › 快捷回复 › 管理',
  '/kefuteam › 分配',
  '/user/renzheng › 开始审核',
  '/user/renzheng › 开始审核 › 并排对照',
  '/user/dongtailist › 开始审核',
  '/shenqing › 开始审核',
  '/finance/refund?tab=failed › row › 登记线下退款',
  '/finance/refund › row › 通过',
  '/finance/refund › row › 驳回',
  '/finance/recon › 涉税信息',
  '/finance/recon › 上传账单',
  '/finance/recon?tab=differences › row',
  '/tixian › row › 通过',
  '/gonggao › 新公告',
  '/system/cities › row 郑州 › 新增片区',
  '/system/log?everybody=true › row',
  '/system/role › 审核',
  '/system/settings › 修改参数',
  '/system/staff › 邀请员工',
  '/system/open › 新增应用',
] as const

export type Look = (name: string) => Promise<void>

/** The paths of all screens, first those of the menu in its order. */
export async function pathsOf({ url }: Product): Promise<string[]> {
  const admin = await openStaff(url, 'admin')
  const rows = await admin.call(menus.list, {})
  const pages = rows.filter(
    ({ component, path }) => path.startsWith('/') && !['Layout', 'Blank', ''].includes(component),
  )
  return [...new Set([...pages.map(({ path }) => path), ...besides])]
}

type Way = (page: Page, look: Look) => Promise<void>

/** What is looked at of a screen: itself with its tabs, the drawer of its first row with its tabs, and what is behind presses. */
export function waysInto(path: string): Way[] {
  const ways = behindPresses.filter(way => way.split(/[ ?]/)[0] === path)
  return [
    (page, look) => lookAtTabs(page, path, look),
    (page, look) => lookIntoRow(page, path, look),
    ...ways.map(
      (way): Way =>
        (page, look) =>
          follow(page, way, look),
    ),
  ]
}

async function lookAtTabs(page: Page, path: string, look: Look): Promise<void> {
  await moveTo(page, path)
  await look(path)
  const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab')
  const first = await tabs.evaluateAll(all => all.findIndex(({ ariaSelected }) => ariaSelected === 'true'))
  for (let at = 0; at < (await tabs.count()); at += 1) {
    if (at === first) continue
    await tabs.nth(at).click()
    await settled(page)
    await look(`${path} › ${(await tabs.nth(at).textContent())?.replace(/\d+\+?$/, '')}`)
  }
}

async function lookIntoRow(page: Page, path: string, look: Look): Promise<void> {
  await moveTo(page, path)
  const drawer = await openFirstRow(page)
  if (!drawer) return
  await look(`${path} › row`)
  // The first is the one in front.
  let seen = 0
  await throughTabs(page, drawer, async tab => {
    if (seen > 0) await look(`${path} › row › ${tab}`)
    seen += 1
  })
  await close(page, drawer)
}

async function follow(page: Page, way: string, look: Look): Promise<void> {
  const [address = '', ...presses] = way.split(' › ')
  await moveTo(page, address)
  for (const name of presses) {
    // Long enough for what was opened by the press before.
    await partOf(page, name).click({ timeout: 8000 })
    await settled(page)
  }
  await look(way)
  for (let layers = await page.getByRole('dialog').count(); layers > 0; layers -= 1) await page.keyboard.press('Escape')
}

/** In what is in front. */
function partOf(page: Page, name: string): Locator {
  const inFront = page.getByRole('dialog').or(page.getByRole('main')).filter({ visible: true }).last()
  if (name === 'conversation') return inFront.getByRole('tabpanel').getByRole('button').first()
  if (name.startsWith('row')) {
    const rows = inFront.getByRole('row').filter({ has: page.getByRole('gridcell') })
    return rows.filter({ hasText: name.slice('row '.length) }).first()
  }
  const whole = name === '消息' ? page.getByRole('banner') : inFront
  return whole.getByRole('button', { name }).or(whole.getByRole('tab', { name })).filter({ visible: true }).first()
}
