import { allRead } from '../browser.ts'
import { confirming } from '../page/confirm.ts'
import { nextNumber } from '../records/reviews.ts'
import type { Hands, Step } from './work-shift.ts'

export const row = ({ page }: Hands, text: string | RegExp) => page.getByRole('row').filter({ hasText: text }).first()
export const firstRow = ({ page }: Hands) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()
export const drawerOf = ({ page }: Hands) => page.getByRole('dialog').last()
export const tabOf = ({ page }: Hands, name: string | RegExp) => page.getByRole('tab', { name }).first()
export const button = ({ page }: Hands, name: string | RegExp) => page.getByRole('button', { name }).first()
export const block = ({ page }: Hands, name: string) => page.getByRole('region', { name, exact: true })
export const question = ({ page }: Hands) => confirming(page)

export const goTo = (title: string, path: string): Step => [`to ${title}`, 3, hands => hands.goTo(title, path)]
export const openFirst = (what: string): Step => [
  `opens ${what}`,
  1,
  async hands => {
    await allRead(hands.page)
    await hands.click(firstRow(hands))
    await drawerOf(hands).waitFor()
  },
]
export const close: Step = [
  'closes it',
  1,
  async hands => {
    await hands.key('Escape')
    await hands.page.getByRole('dialog').waitFor({ state: 'detached' })
  },
]
export const chooseTab = (name: string | RegExp): Step => [
  `looks under ${name}`,
  1,
  async hands => {
    await hands.click(tabOf(hands, name))
  },
]
export const search = (text: () => string): Step => [
  'searches',
  1,
  async hands => {
    await hands.fill(hands.page.getByRole('searchbox').first(), text())
    await row(hands, text()).waitFor()
  },
]
export const judge: Step = [
  'begins to judge and approves the first',
  2,
  async hands => {
    await hands.click(button(hands, '开始审核'))
    const no = await nextNumber(hands.page, new Set())
    await hands.key('a')
    await hands.page.getByRole('status').filter({ hasText: no }).waitFor()
  },
]
