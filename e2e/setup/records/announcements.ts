import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import { z } from 'zod'
import type { AnnouncementDetail, AnnouncementText } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import type { InputOf } from '#contract/base/operation.ts'
import { languages } from '#contract/base/values.ts'
import { labelWords } from '#words/base/labels.ts'
import { demoPassword, type Person } from '../browser.ts'

type Write = 'add' | 'update' | 'submit' | 'publish'
export type Desk = <Verb extends Write>(
  verb: Verb,
  input: InputOf<(typeof announcements)[Verb]>,
) => Promise<AnnouncementDetail>

const answerOf = z.object({ code: z.literal(200), data: z.unknown() })

/** Somebody who sends commands without a browser. */
export async function openDesk(url: string, username: string): Promise<Desk> {
  const form = new URLSearchParams({ username, password: demoPassword })
  const signedIn = await fetch(`${url}/api/user/login`, { method: 'POST', body: form })
  const { token } = z.object({ token: z.string() }).parse(answerOf.parse(await signedIn.json()).data)
  return async (verb, input) => {
    const { method, path, output } = announcements[verb]
    const body = JSON.stringify({ ...input, requestId: randomUUID().replaceAll('-', '') })
    const answer = await fetch(url + path, { method, body, headers: { 'content-type': 'application/json', token } })
    return output.parse(answerOf.parse(await answer.json()).data)
  }
}

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
  const [ops, leader] = [await openDesk(url, 'ops'), await openDesk(url, 'leader')]
  const draft = await ops('add', textWith(overrides))
  const { id, version } = await ops('submit', { id: draft.id, version: draft.version })
  return leader('publish', { id, version })
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
