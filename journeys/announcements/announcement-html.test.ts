import { fromHtml } from 'hast-util-from-html'
import { beforeAll, describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements/announcements.ts'
import { sanitise } from '#server/announcements/html/sanitise.ts'
import { allowedMarkup, htmlPayloads } from '../../e2e/setup/html-payloads.ts'
import { writeText } from '../setup/announcements/announcements.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
})

type Root = ReturnType<typeof fromHtml>
type Nodes = Root | Root['children'][number]

/** What stands in a tree beyond the allow list; Chromium is asked the same in `e2e/security`. */
function strangeIn(node: Nodes): string[] {
  if (node.type === 'text') return []
  const strange = 'children' in node ? node.children.flatMap(strangeIn) : []
  if (node.type === 'root') return strange
  if (node.type !== 'element') return [...strange, node.type]
  const allowed = allowedMarkup[node.tagName]
  const attributes = Object.keys(node.properties).filter(name => !allowed?.includes(name.toLowerCase()))
  return [...strange, ...(allowed ? [] : [node.tagName]), ...attributes]
}

describe('HTML of an announcement', () => {
  test('has nothing beyond the allow list when it is parsed again, and stays the same', () => {
    expect(htmlPayloads.length).toBeGreaterThanOrEqual(60)
    for (const payload of htmlPayloads) {
      const html = sanitise(payload)?.html
      expect(html, payload).toBeDefined()
      expect(strangeIn(fromHtml(html ?? '', { fragment: true })), payload).toEqual([])
      expect(sanitise(html ?? '')?.html, payload).toBe(html)
    }
  })

  test('keeps what an editor writes', () => {
    const written = [
      '<h2>标题</h2><p>一<strong>二</strong><em>三</em><u>四</u><s>五</s><br><code>六</code></p>',
      '<ul><li>一</li></ul><ol><li><p>二</p></li></ol><blockquote><p>三</p></blockquote><hr>',
      '<table><tbody><tr><th colspan="2">头</th></tr><tr><td>一</td><td>二 &amp; 三 &lt; 四</td></tr></tbody></table>',
      '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">链接</a></p>',
      '<p><a href="/order" target="_blank" rel="noopener noreferrer nofollow">订单</a></p>',
    ]
    for (const html of written) expect(sanitise(html)).toMatchObject({ html, leftOut: [] })
  })

  test('that another editor wrote is told in plain elements', () => {
    expect(sanitise('<div>一<b>二</b></div><h1>三</h1><span>四</span>')).toMatchObject({
      html: '<p>一<strong>二</strong></p><h2>三</h2>四',
      leftOut: ['span'],
    })
  })

  test('is shown as it would be kept, with the names of what is left out', async () => {
    const content = '<p style="color:red" onclick="x()">文</p><script>1</script><a href="javascript:1">链</a>'
    expect(await ops.call(announcements.preview, { content })).toEqual({
      content: '<p>文</p>链',
      leftOut: ['style', 'onclick', 'script', 'a', 'href'],
    })
  })

  test('is kept as it was previewed; with nothing to read in it, or too deep, it is refused', async () => {
    const content = '<p>文<script>1</script></p>'
    expect(await ops.call(announcements.add, writeText({ content }))).toMatchObject({ content: '<p>文</p>' })
    for (const empty of ['<script>1</script>', '<p>&nbsp;\u200b</p>', '<img src="https://example.com/x.png">'])
      expect(await refusalOf(ops.call(announcements.add, writeText({ content: empty })))).toMatchObject({
        reason: 'badInput',
        fields: { content: '此项必填' },
      })
    const deep = '<s>'.repeat(12_000)
    expect(await refusalOf(ops.call(announcements.add, writeText({ content: `${deep}文` })))).toMatchObject({
      fields: { content: '格式不正确' },
    })
    const long = '<p>字&amp;</p>'.repeat(4000)
    expect(await refusalOf(ops.call(announcements.add, writeText({ content: long })))).toMatchObject({
      fields: { content: expect.any(String) },
    })
  })
})
