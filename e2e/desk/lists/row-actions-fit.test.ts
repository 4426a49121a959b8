import { expect, test } from 'vitest'
import { signIn } from '../../setup/browser.ts'
import { moveTo, speak, watchRequests } from '../../setup/move.ts'
import { withProduct } from '../../setup/withProduct.ts'

const product = withProduct(0.01)

/** The lists whose rows have buttons, and the tabs in which most of their rows have some. */
const lists = [
  '/order?queue=all',
  '/daiorder',
  '/sendorder',
  '/gameorder',
  '/gamepk',
  '/finance/refund',
  '/finance/settlements',
  '/finance/ledger?view=adjustments',
  '/finance/recon',
  '/tixian',
  '/tousu',
  '/tousu?tab=all',
  '/gonggao',
  '/list',
  '/list?tab=shop',
  '/list?tab=frozen',
  '/user/list',
  '/user/dongtailist',
  '/user/dongtailist?tab=approved',
  '/user/renzheng',
  '/shenqing',
  '/fankui',
  '/system/staff',
  '/system/role',
  '/system/cities',
  '/system/open',
]

const widths = [1440, 1200, 992] as const

test('Rows: no button of a row reaches beyond its cell, in any language, at 1440, 1200 and 992 px', async () => {
  const page = await product.openPage()
  watchRequests(page)
  await signIn(page, 'admin', '/user/me')
  for (let at = 0; at < 4; at += 1) await product.city.posts.publish({ flaw: 'none' })
  const beyond: string[] = []
  for (const path of lists) {
    await moveTo(page, path)
    for (const language of ['en', 'es', 'ja', 'zh'] as const) {
      await speak(page, language)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = await page.getByRole('main').evaluate(findBeyondCells)
        beyond.push(...found.map(button => `${path} ${language} ${width} ${button}`))
        if (path.startsWith('/user/dongtailist'))
          await page.screenshot({ path: `e2e/output/rows-${language}-${width}.png` })
      }
    }
  }
  expect(beyond).toEqual([])
  expect(page.reportedErrors).toEqual([])
})

/** Runs in the page once it is laid out: what reaches beyond the cell that it stands in or to its very edge, and how far. */
async function findBeyondCells(place: Element): Promise<string[]> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  const buttons = [...place.querySelectorAll<HTMLElement>('[role=gridcell] button')].filter(one => one.offsetParent)
  const beyond = buttons.flatMap(button => {
    const cell = button.closest('[role=gridcell]')
    const text = document.createRange()
    text.selectNodeContents(button)
    const over = text.getBoundingClientRect().right - (cell?.getBoundingClientRect().right ?? 0)
    return over > -4 ? [`${cell?.textContent} by ${Math.ceil(over)} px`] : []
  })
  return [...new Set(beyond)]
}
