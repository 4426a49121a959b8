import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { announcements } from '#contract/announcements/announcements.ts'
import { payloads } from '../security/payloads.ts'
import { allRead, type Person, signIn } from '../setup/browser.ts'
import { htmlPayloads } from '../setup/html-payloads.ts'
import { publishText, textWith } from '../setup/records/announcements.ts'
import { openStaff } from '../setup/staff.ts'
import { watchForScripts } from '../setup/watch-for-scripts.ts'
import { withProduct } from '../setup/withProduct.ts'

const product = withProduct(0.1)

/** What is dangerous as HTML; the other payloads are texts in it. */
const hostile = [
  ...payloads,
  '<p style="background:url(//evil.example/s)">式样</p>',
  '<p onclick="xss(51)" id=x class=y>事件</p>',
  '<a href="https://good.example/" onmouseover=xss(52) style=color:red>链接</a>',
  '<a href="javascript&colon;xss(53)">冒号</a>',
  '<a href=" &#1; javascript:xss(54)">空格</a>',
  '<img src="//evil.example/55.png" srcset="//evil.example/55b.png" alt=外站图片>',
  '<img src="/files/../api/user/logout">',
  '<img src="data:image/svg+xml,<svg onload=xss(57)>">',
  '<svg><foreignObject><img src=x onerror=xss(58)></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=xss(59)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=xss(60)>">',
  '<template><script>xss(61)</script></template>',
  '<form id=f><input name=attributes><button formaction=javascript:xss(62)>按</button></form>',
  '<xmp><script>xss(63)</script></xmp>',
  '<div contenteditable onfocus=xss(64) tabindex=1 autofocus>焦点</div>',
]

/** A picture of ours that does not exist is refused when the text is saved. */
const withoutPictures = htmlPayloads.filter(html => !html.includes('/files/'))

/** Whatever only somebody else's markup would bring into a text. */
const foreign = [
  'script,style,iframe,object,embed,base,form,input,svg,math,template,noscript,link,meta,video,audio,details,xmp',
  '[style],[id]:not([id^=_r_]),[srcset],[tabindex],[onerror],[onclick],[onload],[onfocus],[onmouseover]',
  '[href^="javascript" i],[src^="data" i],[src*="evil.example"],[href*="evil.example"],img:not([src^="/files/"])',
].join()

test('Announcements: over a hundred hostile texts pasted into the editor leave their words and nothing else', async () => {
  const page = await openVisitor('ops')
  await page.goto('/gonggao')
  await page.getByRole('button', { name: '写公告' }).click()
  const editor = page.getByRole('textbox', { name: '正文', exact: true })
  await editor.click()
  for (const html of [...hostile, ...withoutPictures]) {
    await editor.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    expect({ html, found: await foreignIn(editor) }).toEqual({ html, found: [] })
  }
  const shown = await editor.textContent()
  for (const words of ['式样', '事件', '链接', '冒号', '焦点']) expect(shown).toContain(words)
  const links = await editor.locator('a').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  expect(links).toContain('https://good.example/')
  expect(links.filter(href => !/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href))).toEqual([])
  await page.getByLabel('标题', { exact: true }).fill('粘贴的内容')
  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '读者看到的样子' })
  await preview.getByText('式样').waitFor()
  expect(await foreignIn(preview.getByRole('article'))).toEqual([])
  await preview.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByText('草稿已保存').waitFor()
  expect(page.reportedErrors).toEqual([])
})

test('Announcements: hostile HTML sent by hand, and even stored, is harmless in list, drawer, revisions and pop-up', async () => {
  const html = `<p>开头</p>${hostile.join('')}<p>结尾</p>`
  const channels = ['inbox' as const, 'popup' as const]
  const sent = await publishText(product.url, { title: '手工提交', content: html, channels })
  const ops = await openStaff(product.url, 'ops')
  await ops.call(announcements.update, {
    id: sent.id,
    version: sent.version,
    text: textWith({ title: '手工提交', content: `${html}<p>新版</p>` }),
  })
  // Past the sanitiser: what shows it must be safe by itself.
  const stored = await publishText(product.url, { title: '直接写库', channels })
  const quoted = html.replaceAll("'", "''")
  const summary = '<img src=x onerror=xss(70)>'
  await product.queryDatabase(
    `update announcements set content = '${quoted}', summary = '${summary}' where id = ${stored.id}`,
  )

  const page = await openVisitor('leader', '/user/me')
  const notice = page.getByRole('dialog').filter({ hasText: '开头' })
  const titles = new Set<string>()
  while (titles.size < 2) {
    await notice.waitFor()
    const title = (await notice.getByRole('heading', { level: 2 }).textContent()) ?? ''
    titles.add(title)
    expect(await foreignIn(notice.getByRole('region'))).toEqual([])
    await notice.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('dialog', { name: title, exact: true }).waitFor({ state: 'hidden' })
  }
  expect([...titles].sort()).toEqual(['手工提交', '直接写库'].sort())
  for (const { id, no } of [sent, stored]) {
    await page.goto(`/gonggao?open=${id}`)
    const drawer = page.getByRole('dialog', { name: `公告 ${no}` })
    await drawer.getByText('开头', { exact: true }).waitFor()
    for (const tab of await drawer.getByRole('tab').all()) {
      await tab.click()
      await allRead(page)
      expect(await foreignIn(drawer.getByRole('tabpanel'))).toEqual([])
    }
  }
  expect(page.reportedErrors).toEqual([])
})

async function openVisitor(username: string, path?: string): Promise<Person> {
  const page = await product.openPage({ viewport: { width: 1440, height: 2000 } })
  await watchForScripts(page)
  await signIn(page, username, path)
  return page
}

/** Elements in it that are not the product's. */
function foreignIn(place: Locator): Promise<string[]> {
  return place.evaluate(
    (element, selector) => [...element.querySelectorAll(selector)].map(one => one.outerHTML.slice(0, 200)),
    foreign,
  )
}
