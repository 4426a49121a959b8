import type { Locator } from 'playwright-core'
import type { AnnouncementDetail, AnnouncementText } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { languages } from '#contract/base/values.ts'
import { labelWords } from '#words/base/labels.ts'
import type { Person } from '../browser.ts'
import { openStaff } from '../staff.ts'

/** A text as somebody writes it, for all staff unless it says otherwise. */
export function textWith(overrides: Partial<AnnouncementText>): AnnouncementText {
  return {
    title: '系统维护通知',
    category: 'system',
    summary: '',
    content: '<p>今晚维护。</p>',
    coverUrl: null,
    audience: { kinds: ['staff'], roles: [], cities: [], people: [] },
    channels: ['inbox'],
    priority: 'normal',
    mustAcknowledge: false,
    publishAt: null,
    expireAt: null,
    ...overrides,
  }
}

/** Written by operations and published by a leader. */
export async function publishText(url: string, overrides: Partial<AnnouncementText>): Promise<AnnouncementDetail> {
  const [ops, leader] = [await openStaff(url, 'ops'), await openStaff(url, 'leader')]
  const draft = await ops.call(announcements.add, textWith(overrides))
  const { id, version } = await ops.call(announcements.submit, { id: draft.id, version: draft.version })
  return leader.call(announcements.publish, { id, version })
}

/** Presses Tab until the focus is on it. */
export async function tabTo(page: Person, wanted: Locator, key = 'Tab', most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('The focus does not come there.')
}

/** A row of the list by its title; one that is newer than the list is behind the line that counts new ones. */
export async function rowOf(page: Person, title: string): Promise<Locator> {
  const row = page.getByRole('row', { name: title })
  const names = languages.flatMap(language =>
    [1, 2].map(count => labelWords.newEntries[language](count).replace(/\d/, '\\d+')),
  )
  const pill = page.getByRole('button', { name: new RegExp(names.join('|')) })
  await row.or(pill).first().waitFor()
  if (!(await row.isVisible())) await pill.click()
  return row
}
