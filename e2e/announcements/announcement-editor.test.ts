import sharp from 'sharp'
import { expect, test } from 'vitest'
import { announcementEditorWords, announcementFormWords } from '#words/announcements/announcements.ts'
import { labelWords } from '#words/base/labels.ts'
import { expectNoFaults } from '../setup/axe.ts'
import { allRead, type Person, signIn } from '../setup/browser.ts'
import { publishText, rowOf, tabTo } from '../setup/records/announcements.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)
const { tools, linkAddress, linkWrong, altText, toolbar } = announcementEditorWords
const { add, restored, discard } = announcementFormWords

test('Announcements: a text is written and formatted by keyboard alone, with every tool of the toolbar', async () => {
  const page = await openForm()
  const editor = page.getByRole('textbox', { name: '正文', exact: true })
  const bar = page.getByRole('toolbar', { name: toolbar.zh })
  const names = Object.values(tools).map(({ zh }) => zh)
  expect(await bar.getByRole('button').evaluateAll(all => all.map(one => one.ariaLabel))).toEqual(names)

  /** One stop for Tab; inside, the arrow keys. */
  const press = async (name: string) => {
    await tabTo(page, bar.locator('[tabindex="0"]'), 'Shift+Tab')
    await page.keyboard.press('Home')
    for (let at = 0; at < names.indexOf(name); at++) await page.keyboard.press('ArrowRight')
    expect(await bar.getByRole('button', { name }).evaluate(one => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
  }

  await tabTo(page, page.getByLabel('标题', { exact: true }))
  await page.keyboard.type('键盘写成的公告')
  await tabTo(page, editor)
  await page.keyboard.type('大标题')
  await press(tools.heading.zh)
  await page.keyboard.press('Enter')
  await page.keyboard.type('小标题')
  await press(tools.subheading.zh)
  await page.keyboard.press('Enter')
  for (const tool of [tools.bold, tools.italic, tools.underline]) {
    await press(tool.zh)
    await page.keyboard.type(tool.zh)
    await press(tool.zh)
  }
  await page.keyboard.press('Enter')
  await page.keyboard.type('项目')
  await press(tools.bullets.zh)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('步骤')
  await press(tools.numbers.zh)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('一句话')
  await press(tools.quote.zh)
  await page.keyboard.press('Enter')
  await press(tools.quote.zh)
  await page.keyboard.type('指引')
  // The browser reports a selection after the key; without the focus the editor would not read it any more.
  const selection = await page.evaluateHandle(() => ({
    changed: new Promise<void>(done => document.addEventListener('selectionchange', () => done(), { once: true })),
  }))
  await page.keyboard.press('Shift+Home')
  await selection.evaluate(({ changed }) => changed)
  await press(tools.link.zh)
  const link = page.getByRole('dialog', { name: tools.link.zh })
  await link.getByLabel(linkAddress.zh).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await link.getByText(linkWrong.zh).waitFor()
  await link.getByLabel(linkAddress.zh).fill('https://example.com/')
  await page.keyboard.press('Enter')
  await link.waitFor({ state: 'hidden' })
  await press(tools.undo.zh)
  expect(await editor.locator('a').count()).toBe(0)
  await press(tools.redo.zh)

  const html = await editor.evaluate(element => element.innerHTML.replace(/<br class="[^"]*">/g, ''))
  expect(html).toBe(
    '<h2>大标题</h2><h3>小标题</h3><p><strong>加粗</strong><em>斜体</em><u>下划线</u></p><ul><li><p>项目</p></li></ul>' +
      '<ol><li><p>步骤</p></li></ol><blockquote><p>一句话</p></blockquote>' +
      '<p><a href="https://example.com/" rel="noopener noreferrer">指引</a></p>',
  )
  await tabTo(page, page.getByRole('button', { name: '保存草稿' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText('草稿已保存').waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Announcements: a picture is uploaded, described and shown to readers; leaving with an unsaved text asks', async () => {
  const page = await openForm()
  const buffer = await sharp({ create: { width: 2000, height: 400, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  await page.getByRole('textbox', { name: '正文', exact: true }).click()
  await page.getByRole('button', { name: tools.image.zh }).click()
  const dialog = page.getByRole('dialog', { name: tools.image.zh })
  await dialog.locator('input[type=file]').setInputFiles({ name: '路线.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('button', { name: '移除图片' }).waitFor()
  await dialog.getByLabel(altText.zh).fill('绕行路线图')
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('img', { name: '绕行路线图' }).waitFor()

  await page.getByRole('button', { name: '返回列表' }).first().click()
  const question = page.getByRole('dialog', { name: '系统提示' })
  await question.getByRole('button', { name: '取消' }).click()
  await page.getByLabel('标题', { exact: true }).fill('带图的公告')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByText('草稿已保存').waitFor()
  await (await rowOf(page, '带图的公告')).click()
  const picture = page.getByRole('dialog', { name: /^公告 GG/ }).getByRole('img', { name: '绕行路线图' })
  await picture.waitFor()
  const [width, room] = await picture.evaluate(image => [image.clientWidth, image.parentElement?.clientWidth ?? 0])
  expect(width).toBeLessThanOrEqual(room ?? 0)
  expect(await picture.getAttribute('loading')).toBe('lazy')
  expect(page.reportedErrors).toEqual([])
})

test('Announcements: list, form, drawer and pop-up have no faults for axe in both themes', async () => {
  const content =
    '<h2>提醒</h2><p>请看<a href="https://example.com/">指引</a>。</p><blockquote><p>慢行</p></blockquote>'
  const title = '夜间配送提醒'
  await publishText(product.url, { title, content, channels: ['popup'], mustAcknowledge: true, priority: 'high' })
  const page = await product.openPage()
  await signIn(page, 'ops', '/gonggao')
  const notice = page.getByRole('dialog', { name: title })
  await notice.waitFor()
  await expectNoFaults(page)
  await notice.getByRole('button', { name: '我已知晓' }).click()
  await notice.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: title }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('row', { name: title }).click()
  const drawer = page.getByRole('dialog', { name: /^公告 GG/ })
  for (const tab of ['内容', '阅读名单', '修订', '处理记录']) {
    await drawer.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await allRead(page)
    await expectNoFaults(page)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '写公告' }).click()
  await page.getByRole('textbox', { name: '正文', exact: true }).waitFor()
  await page.getByRole('button', { name: '保存并提交审核' }).click()
  await page.getByText('正文不能为空').waitFor()
  await expectNoFaults(page)
  expect(page.reportedErrors).toEqual([])
})

test('Announcements: the form has an address and keeps its text through a reload; nothing of it is beside the window, on a phone neither', async () => {
  const page = await openForm()
  expect(new URL(page.url()).searchParams.get('write')).toBe('new')
  await page.getByLabel('标题', { exact: true }).fill('写到一半的公告')
  await page.getByRole('textbox', { name: '正文', exact: true }).fill('今晚停电')
  await page.getByRole('checkbox', { name: '商家', exact: true }).click()
  await page.screenshot({ path: 'e2e/output/announcement-form.png' })
  expect(await besideTheWindow(page)).toEqual([])

  await page.reload()
  await page.getByText(restored.zh).waitFor()
  expect(await page.getByLabel('标题', { exact: true }).inputValue()).toBe('写到一半的公告')
  await page.getByRole('textbox', { name: '正文', exact: true }).getByText('今晚停电').waitFor()
  expect(await page.getByRole('checkbox', { name: '商家', exact: true }).isChecked()).toBe(true)
  await page.goBack()
  await page.getByRole('button', { name: '写公告' }).click()
  await page.getByText(restored.zh).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await besideTheWindow(page)).toEqual([])
  await page.screenshot({ path: 'e2e/output/announcement-form-phone.png', fullPage: true })

  await page.getByRole('button', { name: discard.zh }).click()
  expect(await page.getByLabel('标题', { exact: true }).inputValue()).toBe('')
  await page.reload()
  await page.getByRole('textbox', { name: '正文', exact: true }).waitFor()
  expect(await page.getByText(restored.zh).count()).toBe(0)
  expect(await page.getByLabel('标题', { exact: true }).inputValue()).toBe('')
  expect(page.reportedErrors).toEqual([])
})

/** Controls of the form that end beyond the right edge of the window, with where they end. */
function besideTheWindow(page: Person): Promise<string[]> {
  return page.getByRole('form', { name: add.zh }).evaluate(form =>
    [...form.querySelectorAll('input, button, textarea, [role=combobox], fieldset')].flatMap(one => {
      const { right, width } = one.getBoundingClientRect()
      const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
      return width > 0 && right > innerWidth ? [`${name} ${right}`] : []
    }),
  )
}

async function openForm(): Promise<Person> {
  const page = await product.openPage()
  await signIn(page, 'ops', '/gonggao')
  await page.getByRole('button', { name: '写公告' }).click()
  await page.getByRole('textbox', { name: '正文', exact: true }).waitFor()
  return page
}

test('What one saves oneself is in its list at once; what a colleague publishes waits behind the button while somebody points at the rows', async () => {
  await publishText(product.url, { title: '先有的公告' })
  const page = await product.openPage()
  await signIn(page, 'ops', '/gonggao')
  await page.getByRole('row', { name: '先有的公告' }).waitFor()
  await page.getByRole('button', { name: '写公告', exact: true }).click()
  await page.getByLabel('标题', { exact: true }).fill('我刚写的公告')
  await page.getByRole('textbox', { name: '正文', exact: true }).click()
  await page.keyboard.type('今晚维护')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByText('草稿已保存').waitFor()
  await page.getByRole('row', { name: '我刚写的公告' }).waitFor()

  await page.getByRole('row', { name: '先有的公告' }).hover()
  await publishText(product.url, { title: '同事的公告' })
  await page.getByRole('button', { name: labelWords.newEntries.zh(1) }).waitFor()
  expect(await page.getByRole('row', { name: '同事的公告' }).count()).toBe(0)
  await page.getByRole('button', { name: labelWords.newEntries.zh(1) }).click()
  await page.getByRole('row', { name: '同事的公告' }).waitFor()
  expect(page.reportedErrors).toEqual([])
})
