import { expect, test } from 'vitest'
import { z } from 'zod'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type DashboardBlock, dashboardBlocks } from '#contract/dashboard/names.ts'
import { dashboardBlockWords, dashboardPageWords, figureWords } from '#words/dashboard/dashboard.ts'
import { wallWords } from '#words/dashboard/wall.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { moveTo, watchRequests } from '../setup/move.ts'
import { waitingOrders } from '../setup/records/waiting-orders.ts'
import { withProduct } from '../setup/withProduct.ts'

/** So slow that nobody but the story touches an order. */
const product = withProduct(0.01)

const demoPeople = ['dispatcher', 'kefu', 'leader', 'finance', 'auditor', 'ops', 'admin'] as const
/** Roles as a company may make them, besides the right to the page: acts without the list, and lists without what explains a part of them. */
const narrow: readonly (readonly string[])[] = [
  [],
  ['orders.view'],
  ['orders.assign'],
  ['workers.view'],
  ['orders.follow', 'workers.view', 'complaints.view'],
  ['withdrawals.review', 'complaints.handle', 'posts.judge'],
  ['withdrawals.view'],
  ['ledger.view'],
  ['chats.reply'],
  ['chats.view', 'announcements.view'],
]

const { allDone } = dashboardBlockWords
const { figures } = wallWords.pages
const { kpis } = figureWords
const { allHidden, notVisible, empties } = dashboardPageWords

type Answers = Partial<Record<DashboardBlock, unknown>>

/** What the server answers this person for each block; a block that it refuses is left out. */
async function answersFor(page: Person): Promise<Answers> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token')?.value ?? ''
  const answers: Answers = {}
  for (const block of dashboardBlocks) {
    const { method, path } = dashboard[block]
    const answer = await page.request.fetch(path, {
      method,
      headers: { token },
      ...(method === 'POST' && { data: {} }),
    })
    const { code, data } = z.object({ code: z.number(), data: z.unknown() }).parse(await answer.json())
    if (code === 200) answers[block] = data
  }
  return answers
}

const shape = {
  todo: z.object({ items: z.array(z.unknown()) }),
  money: z.object({ figures: z.array(z.unknown()) }),
  reasons: z.object({ refunds: z.unknown() }),
  rank: z.object({ rows: z.array(z.object({ complained: z.number().nullable() })) }),
}

/** The blocks on the page with what they say under their names, each after it was read. */
async function readBlocks(page: Person): Promise<Map<string, string>> {
  await page
    .locator('[data-block]')
    .or(page.getByText(notVisible.zh))
    .or(page.getByText(allHidden.zh))
    .first()
    .waitFor()
  const texts = new Map<string, string>()
  for (const block of await page.locator('[data-block]').all()) {
    await block.scrollIntoViewIfNeeded()
    await block.locator('[data-answered], [role=alert]').first().waitFor()
    texts.set(
      String(await block.getAttribute('data-block')),
      (await block.locator('h2 ~ *').allTextContents()).join(' '),
    )
  }
  return texts
}

/** What the page says of something that this person may not see. */
async function faultsOf(page: Person, answers: Answers): Promise<string[]> {
  const texts = await readBlocks(page)
  const faults: string[] = []
  for (const block of dashboardBlocks) {
    const [isShown, isAnswered] = [texts.has(block), block in answers]
    if (isShown && !isAnswered) faults.push(`${block} is shown, and the server refuses it`)
    // Whoever sees the page may ask for these; what they may see and do of it decides whether they have the block.
    const isOfParts = dashboard[block].needs === 'dashboard.view'
    if (!isShown && isAnswered && !isOfParts) faults.push(`${block} is not shown, and the server answers it`)
  }
  const says = (block: DashboardBlock, phrase: { zh: string }) => texts.get(block)?.includes(phrase.zh) ?? false
  const isUnseen = {
    todo: shape.todo.parse(answers.todo).items.length === 0,
    money: shape.money.parse(answers.money).figures.length === 0,
  }
  if (isUnseen.todo && says('todo', allDone)) faults.push('that nothing waits')
  for (const block of ['todo', 'money'] as const) {
    if (texts.has(block) && says(block, notVisible) !== isUnseen[block]) faults.push(`whether they see ${block}`)
  }
  const ranked = answers.rank === undefined ? [] : shape.rank.parse(answers.rank).rows
  const seesComplaints = ranked.some(({ complained }) => complained !== null)
  if (ranked.length > 0 && (texts.get('rank')?.includes('投诉') ?? false) !== seesComplaints)
    faults.push('how many complaints there are')
  if (texts.size === 0 && !(await page.getByText(notVisible.zh).isVisible())) faults.push('that blocks are hidden')
  return faults
}

/** Long ago nothing was cancelled and nothing refunded; the second is said to those who see refunds. */
async function saysOfRefunds(page: Person): Promise<boolean> {
  await moveTo(page, '/dashboard?from=2020-01-01&to=2020-01-01')
  const block = page.locator('[data-block=reasons]')
  await block.scrollIntoViewIfNeeded()
  const [both, cancels] = [block.getByText(empties.reasons.zh), block.getByText(empties.cancels.zh)]
  await both.or(cancels).waitFor()
  return both.isVisible()
}

/** The wall says that it is refused, in place of its map. */
async function isWallRefused(page: Person): Promise<boolean> {
  await moveTo(page, '/dashboard?wall=1')
  const refusal = page.getByRole('alert')
  await refusal.or(page.getByRole('region', { name: figures.zh }).getByText(kpis.placed.zh)).waitFor()
  return refusal.isVisible()
}

async function faultsFor(username: string): Promise<string[]> {
  const page = await product.openPage()
  watchRequests(page)
  await signIn(page, username, '/dashboard')
  const answers = await answersFor(page)
  const faults = await faultsOf(page, answers)
  if (answers.reasons !== undefined) {
    const seesRefunds = shape.reasons.parse(answers.reasons).refunds !== null
    if ((await saysOfRefunds(page)) !== seesRefunds) faults.push('whether anything was refunded')
  }
  if ((await isWallRefused(page)) !== !('kpi' in answers)) faults.push('whether they see the wall')
  await page.context().close()
  return faults
}

test('What somebody may not see is never said to be none: every block, for each role and for narrow ones', async () => {
  await waitingOrders(product, -20, 2)
  const faults: Record<string, string[]> = {}
  const note = async (who: string, username: string) => {
    const found = await faultsFor(username)
    if (found.length > 0) faults[who] = found
  }
  for (const username of demoPeople) await note(username, username)
  for (const held of narrow) {
    const list = ['dashboard.view', ...held].map(name => `'${name}'`).join()
    await product.queryDatabase(`update roles set permissions = array[${list}] where code = 'viewer'`)
    await note(held.join(' ') || 'the page alone', 'viewer')
  }
  expect(faults).toEqual({})
})
