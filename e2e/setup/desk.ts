import { type Person, signIn } from './browser.ts'
import type { withProduct } from './withProduct.ts'

/** Signs in and opens a queue of customer service. */
export async function openDesk(
  product: ReturnType<typeof withProduct>,
  { username, queue }: { username: string; queue: string },
): Promise<Person> {
  const page = await product.openPage()
  await signIn(page, username, `/kefumsg?queue=${queue}`)
  await page.getByRole('tablist', { name: '会话队列' }).waitFor()
  return page
}

export const rowOf = (page: Person, name: string) =>
  page.getByRole('tabpanel').getByRole('button', { name: new RegExp(name) })
export const thread = (page: Person) => page.getByRole('log', { name: '聊天记录' })

export async function write(page: Person, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '回复', exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** Ends the open conversation and stays at it. */
export async function finish(page: Person, summary: string): Promise<void> {
  await page.getByRole('button', { name: '结束会话' }).click()
  const ending = page.getByRole('dialog', { name: /结束/ })
  await ending.getByRole('button', { name: '配送' }).click()
  await ending.getByLabel('会话小结').fill(summary)
  const anyway = ending.getByRole('checkbox', { name: '我看过了，仍然结束' })
  if (await anyway.count()) await anyway.check()
  await ending.getByRole('checkbox', { name: '结束后接着处理下一个等待的会话' }).uncheck()
  await ending.getByRole('button', { name: '确定' }).click()
  await thread(page).getByText('会话结束').waitFor()
}
