import type { Locator } from 'playwright-core'
import type { DemoUsername } from '#contract/access/sign-on.ts'
import { demoAccountWords } from '#words/access/demo-accounts.ts'
import type { Worker } from './counted.ts'

export const rowOf = ({ page }: Worker, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text }).first()
/** The drawer of a record, by a part of its name. */
export const drawerOf = ({ page }: Worker, name: string | RegExp): Locator => page.getByRole('dialog', { name })
export const question = ({ page }: Worker): Locator => page.getByRole('dialog', { name: '系统提示' })
export const button = (where: Locator, name: string | RegExp): Locator =>
  where.getByRole('button', { name, exact: true }).first()

/** By the sign-in page of the demo. */
export async function enter(worker: Worker, username: DemoUsername): Promise<void> {
  await worker.step('sign in', async () => {
    await worker.page.goto('/login')
    const tries = demoAccountWords.tries[username].zh
    await worker.press(worker.page.getByRole('button').filter({ hasText: tries }))
    await worker.page.waitForURL(/\/dashboard/)
    await worker.page.locator('[data-block]').first().waitFor()
  })
  // The demo has a notice that whoever is new confirms first.
  const notice = worker.page.getByRole('button', { name: '我已知晓' })
  if (await notice.isVisible()) await notice.click()
}

/** By the menu, whose group is opened where it is not. */
export async function openScreen(worker: Worker, path: string): Promise<void> {
  const { page } = worker
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const link = menu.locator(`a[href="${path}"]`)
  await menu.getByRole('link').first().waitFor()
  if (!(await link.isVisible())) await worker.press(await groupOf(menu, link))
  await worker.press(link)
  await page.waitForURL(address => address.pathname === path)
}

/** The closed group of the menu in which the link stands. The person at work knows it; this looks into one after the other. */
async function groupOf(menu: Locator, link: Locator): Promise<Locator> {
  const groups = menu.getByRole('button', { expanded: false })
  const names = await groups.allTextContents()
  for (const name of names) {
    const group = menu.getByRole('button', { name, exact: true })
    await group.click()
    const isHere = await link.isVisible()
    await group.click()
    if (isHere) return group
  }
  throw new Error('The menu has no such screen.')
}

/** Until the rows of the list are those that were asked for. */
export async function rowsRead({ page }: Worker): Promise<void> {
  await page.locator('[role=grid][aria-busy=false] [role=row]').filter({ visible: true }).nth(1).waitFor()
}

export async function confirmed(worker: Worker): Promise<void> {
  await worker.press(button(question(worker), '确定'))
  await question(worker).waitFor({ state: 'detached' })
}
