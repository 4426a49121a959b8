import { expect, test } from 'vitest'
import type { Language } from '#contract/base/values.ts'
import {
  announcementFormWords,
  announcementNameWords,
  announcementsWords,
  pressingWords,
} from '#words/announcements/announcements.ts'
import { uiWords } from '#words/base/ui.ts'
import { inLanguage } from '#words/words.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { choose } from '../setup/choose.ts'
import { moveTo, speak, watchRequests } from '../setup/move.ts'
import { publishText, rowOf } from '../setup/records/announcements.ts'
import { withProduct } from '../setup/withProduct.ts'

/** A city in which an order waits for a rider within seconds. */
const product = withProduct(300)

/** Whom the notices are for. */
const people = ['运营小陈', '客服主管王姐', '调度老周']
const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en-US', es: 'es-ES', ja: 'ja-JP' }

// First, because older notifications that reach somebody at their sign-in are announced together with it.
test('Announcements: the toast of a new one opens it, and reading it takes it out of the unread ones', async () => {
  const page = await product.openPage()
  const untilReceived = page
    .waitForEvent('websocket')
    .then(line => line.waitForEvent('framesent', frame => String(frame.payload).includes('"action":9')))
  await signIn(page, 'viewer', '/user/me')
  await untilReceived
  await page.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === 'citydesk-alerts'),
  )
  await page.waitForFunction(() => document.hasFocus())
  const { id } = await publishText(product.url, { title: '周五停电通知', content: '<p>周五 18 点停电。</p>' })
  const toast = page.getByText('公告：周五停电通知')
  await toast.waitFor()
  await toast.click()
  await page.waitForURL(address => address.pathname === '/gonggao' && address.searchParams.get('open') === String(id))
  const drawer = page.getByRole('dialog', { name: /^公告 GG/ })
  await drawer.getByText('周五 18 点停电。').waitFor()
  // Who only reads sees no lists of readers.
  expect(await drawer.getByRole('tab').count()).toBe(0)
  await page.goto(`/gonggao?tab=unread&search=${encodeURIComponent('周五停电')}`)
  await page.getByText(announcementsWords.emptyFiltered.zh).waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Announcements: written by one, sent back and published by another, confirmed by a third, each in another language', async () => {
  const title = '安全须知'
  const open = async (username: string, language: Language, path: string) => {
    const page = await product.openPage({ locale: locales[language] })
    watchRequests(page)
    await signIn(page, username, path)
    return page
  }
  const [writer, publisher, reader] = [
    await open('ops', 'en', '/gonggao'),
    await open('leader', 'es', '/gonggao?tab=reviewing'),
    await open('dispatcher', 'ja', '/dashboard'),
  ]
  await writeSafetyNotice(writer, 'en', title)
  await sendBack(publisher, 'es', title)
  await speak(writer, 'ja')
  await submitAgain(writer, 'ja', title)
  await speak(publisher, 'zh')
  await publish(publisher, 'zh', title)
  await speak(writer, 'en')
  await confirmPressing(writer, 'en', title)
  await confirmPressing(publisher, 'zh', title)
  await confirmPressing(reader, 'ja', title)
  await moveTo(writer, `/gonggao?search=${encodeURIComponent(title)}`)
  await speak(writer, 'es')
  const words = inLanguage(announcementsWords, 'es')
  await writer.getByRole('row', { name: title }).getByText(words.confirmed('3')).waitFor()
  for (const page of [writer, publisher, reader]) expect(page.reportedErrors).toEqual([])
})

test('Announcements: whoever has not confirmed a safety notice cannot dispatch; the notice opens by itself, and then they can', async () => {
  const page = await product.openPage()
  // What stands before the reader does not reach this window.
  await page.route('**/api/announcements/pressing', route => route.abort())
  await signIn(page, 'dispatcher', '/order')
  const audience = { kinds: ['staff' as const], roles: ['dispatcher'], cities: [], people: [] }
  await publishText(product.url, { title: '暴雨红色预警', category: 'safety', mustAcknowledge: true, audience })
  const { no } = await product.city.placeOrder()
  await page.goto(`/order?no=${no}`)
  const drawer = page.getByRole('dialog', { name: no })
  await drawer.getByRole('button', { name: '派单' }).click()
  const riders = page.getByRole('dialog', { name: /派单/ })
  await riders.getByRole('option').first().click()

  await page.unroute('**/api/announcements/pressing')
  await riders.getByRole('button', { name: /^派给/ }).click()
  const notice = page.getByRole('dialog', { name: '暴雨红色预警' })
  await notice.waitFor()
  await page.getByText('请先阅读安全公告《暴雨红色预警》').first().waitFor()
  await notice.getByText(pressingWords.blocks.zh).waitFor()
  await notice.getByRole('button', { name: pressingWords.acknowledge.zh }).press('Enter')
  await notice.waitFor({ state: 'hidden' })

  await riders.getByRole('button', { name: /^派给/ }).click()
  await riders.waitFor({ state: 'hidden' })
  await drawer.getByRole('tab', { name: '时间线' }).click()
  await drawer.getByText('派单').first().waitFor()
  const unexpected = page.reportedErrors.filter(error => !error.includes('net::ERR_FAILED'))
  expect(unexpected).toEqual([])
})

async function writeSafetyNotice(page: Person, language: Language, title: string): Promise<void> {
  const words = inLanguage(announcementsWords, language)
  const form = inLanguage(announcementFormWords, language)
  const names = inLanguage(announcementNameWords, language)
  await page.getByRole('button', { name: words.write, exact: true }).click()
  await page.getByLabel(form.title, { exact: true }).fill(title)
  await page.getByRole('textbox', { name: words.content, exact: true }).click()
  await page.keyboard.type('夜间路滑，减速慢行。')
  await choose(page.getByLabel(words.category, { exact: true }), names.categories.safety)
  await page.getByRole('checkbox', { name: names.channels.popup, exact: true }).check()
  await page.getByRole('checkbox', { name: new RegExp(`^${form.mustAcknowledge}`) }).check()
  await page.getByRole('checkbox', { name: names.kinds.staff, exact: true }).uncheck()
  for (const person of people) {
    await page.getByRole('searchbox', { name: form.findPeople }).fill(person)
    await page.getByRole('status').getByRole('button', { name: person }).click()
  }
  const counted = page.getByRole('status').filter({ hasText: form.counted })
  await counted.getByText(words.peopleCount(String(people.length))).waitFor()
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await page.getByText(words.dones.submit).waitFor()
}

async function sendBack(page: Person, language: Language, title: string): Promise<void> {
  const words = inLanguage(announcementsWords, language)
  const { yes } = inLanguage(uiWords, language)
  await (await rowOf(page, title)).getByRole('button', { name: words.actions.refuse, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.actions.refuse, exact: true })
  await dialog.getByRole('button', { name: words.reasons.refuse[2] ?? '' }).click()
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await page.getByText(words.dones.refuse).waitFor()
}

async function submitAgain(page: Person, language: Language, title: string): Promise<void> {
  const words = inLanguage(announcementsWords, language)
  const form = inLanguage(announcementFormWords, language)
  await moveTo(page, `/gonggao?tab=draft&search=${encodeURIComponent(title)}`)
  await (await rowOf(page, title)).getByRole('button', { name: words.actions.update, exact: true }).click()
  await page.getByRole('textbox', { name: words.content, exact: true }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('注意安全。')
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  await page.getByText(words.dones.submit).waitFor()
}

async function publish(page: Person, language: Language, title: string): Promise<void> {
  const words = inLanguage(announcementsWords, language)
  const { yes } = inLanguage(uiWords, language)
  const row = page.getByRole('row', { name: title })
  await row.getByRole('button', { name: words.actions.publish, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.actions.publish, exact: true })
  await dialog.getByText(words.consequences.publish).waitFor()
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await page.getByText(words.dones.publish).first().waitFor()
}

/** It opens without a reload, and is closed by confirming it alone. */
async function confirmPressing(page: Person, language: Language, title: string): Promise<void> {
  const { acknowledge } = inLanguage(pressingWords, language)
  const notice = page.getByRole('dialog', { name: title })
  await notice.getByText('减速慢行。注意安全。').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => notice.evaluate(element => element.contains(document.activeElement))).toBe(true)
  }
  await notice.getByRole('button', { name: acknowledge, exact: true }).click()
  await notice.waitFor({ state: 'hidden' })
}
