import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nameUnder, cityMap as plot } from '../setup/board/board.ts'
import { type Person, signIn } from '../setup/browser.ts'
import { startTiles } from '../setup/tiles.ts'
import { withProduct } from '../setup/withProduct.ts'

const tiles = await startTiles()
/** So slow that everybody stays where they are. */
const product = withProduct(0.1, { MAP_TILES_URL: tiles.address })

type Placed = { name: string; lng: number; lat: number }

test('Dispatch board: map tiles are shown at the right places and nothing else is loaded', async () => {
  const page = await product.openPage()
  const answering = page.waitForResponse(/dispatch\/board/)
  await signIn(page, 'dispatcher', '/order?view=board')
  const { data } = (await (await answering).json()) as { data: { workers: Placed[] } }
  const people = data.workers.filter(({ name }) => data.workers.filter(other => other.name === name).length === 1)
  await plot(page).waitFor()
  await standOnTheirTiles(page, people)
  await look(page, 'light')

  const level = (await levels(page))[0] ?? 0
  await page.getByRole('button', { name: '放大' }).click({ clickCount: 2 })
  await expect.poll(async () => (await levels(page))[0]).toBe(level + 1)
  await standOnTheirTiles(page, people)

  const [first] = await drawn(page)
  await dragGround(page, { x: 150, y: -90 })
  const after = (await drawn(page)).find(({ x, y }) => x === first?.x && y === first.y)
  expect(Math.round((after?.left ?? 0) - (first?.left ?? 0))).toBe(150)
  expect(Math.round((after?.top ?? 0) - (first?.top ?? 0))).toBe(-90)
  await standOnTheirTiles(page, people)

  const box = await plot(page).boundingBox()
  const corner = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 150 }
  const under = await placeUnder(page, corner)
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.wheel(0, 200)
  await expect.poll(async () => (await levels(page))[0]).toBe(level)
  expect(distance(await placeUnder(page, corner), under)).toBeLessThan(2 / 256 / 2 ** level)
  await standOnTheirTiles(page, people)

  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'dark')
  expect(strange(page)).toEqual([])
  const elsewhere = product.url.replace('127.0.0.1', 'localhost')
  const attempts = [
    ['img', `${elsewhere}/favicon.svg`],
    ['script', `${tiles.origin}/ground/1/1/1.png`],
    ['fetch', `${tiles.origin}/ground/1/1/1.png`],
  ] as const
  expect(await page.evaluate(tryToLoad, attempts)).toEqual(['img-src', 'script-src-elem', 'connect-src'])
  expect(tiles.requested).not.toContain('1/1/1')
})

test('Dispatch board: works without map tiles when the tile server fails', async () => {
  await tiles.stop()
  const page = await product.openPage()
  await signIn(page, 'dispatcher', '/order?view=board')
  await plot(page).waitFor()
  const { no, payFen } = await product.apps.order('food')
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen })
  await product.apps.send(no, { event: 'accept', by: 'merchant' })
  const waiting = page.getByRole('region', { name: '待派' })
  await waiting.getByText(no.slice(-6)).click()
  await page.getByRole('region', { name: '在线人员' }).getByRole('button').filter({ hasText: '空闲' }).first().click()
  await page.getByText(/^已派 1 单给/).waitFor()
  await look(page, 'without')
  const others = page.reportedErrors.filter(error => !/ERR_CONNECTION_REFUSED/.test(error))
  expect(others.filter(error => !error.includes(tiles.origin))).toEqual([])
})

const tilesIn = (page: Page) => plot(page).locator('image')
const look = (page: Page, name: string) =>
  page.screenshot({ path: `${import.meta.dirname}/../output/ground-${name}.png` })

/** What the page complained of, besides that it asked the server of the pictures. */
const strange = (page: Person) => page.reportedErrors.filter(error => !error.includes(`${tiles.origin}/ground/`))

async function levels(page: Page): Promise<number[]> {
  const found = (await drawn(page)).map(({ z }) => z)
  return [...new Set(found)]
}

type Drawn = { z: number; x: number; y: number; left: number; top: number; size: number }

/** The pictures as they lie on the screen. */
async function drawn(page: Page): Promise<Drawn[]> {
  const found = await tilesIn(page).evaluateAll(images =>
    images.map(image => {
      const { left, top, width } = image.getBoundingClientRect()
      return { href: image.getAttribute('href') ?? '', left, top, size: width }
    }),
  )
  return found.map(({ href, ...where }) => {
    const [, z, x, y] = (/(\d+)\/(\d+)\/(\d+)\.png$/.exec(href) ?? []).map(Number)
    return { z: z ?? -1, x: x ?? -1, y: y ?? -1, ...where }
  })
}

/** The place that the box under the pointer points at, if it is about this person. */
async function pointedAt(page: Page, name: string, spot: { x: number; y: number }) {
  await page.mouse.move(spot.x, spot.y, { steps: 2 })
  const tip = plot(page).getByRole('tooltip')
  const box = (await nameUnder(page)) === name ? await tip.boundingBox() : null
  if (!box) return undefined
  const isLeft = box.x > spot.x
  return { x: isLeft ? box.x - 14 : box.x + box.width + 14, y: box.y + box.height / 2 }
}

/** On the picture that the textbook names for their place, where in it they belong; and that picture was asked for. */
async function standOnTheirTiles(page: Page, people: readonly Placed[]): Promise<void> {
  await expect
    .poll(async () => (await drawn(page)).every(({ z, x, y }) => tiles.requested.has(`${z}/${x}/${y}`)))
    .toBe(true)
  const ground = await drawn(page)
  let seen = 0
  for (const { name, lng, lat } of people) {
    const { z = 0 } = ground[0] ?? {}
    const at = tileOf(lng, lat, z)
    const tile = ground.find(({ x, y }) => x === Math.floor(at.x) && y === Math.floor(at.y))
    if (!tile) continue
    const spot = { x: tile.left + (at.x % 1) * tile.size, y: tile.top + (at.y % 1) * tile.size }
    if (!(await isOnMap(page, spot))) continue
    const middle = await pointedAt(page, name, spot)
    // Somebody else stands nearer to that pixel.
    if (!middle) continue
    seen += 1
    expect(Math.abs(middle.x - spot.x)).toBeLessThan(1.5)
    expect(Math.abs(middle.y - spot.y)).toBeLessThan(1.5)
  }
  expect(seen).toBeGreaterThan(3)
  await expect.poll(() => isCovered(page, ground)).toBe(true)
}

/** Away from the legend and the buttons. */
async function isOnMap(page: Page, { x, y }: { x: number; y: number }): Promise<boolean> {
  const box = await plot(page).boundingBox()
  if (!box) return false
  return x > box.x && x < box.x + box.width && y > box.y + 90 && y < box.y + box.height - 60
}

/** No corner of the plot is without a picture. */
async function isCovered(page: Page, ground: readonly Drawn[]): Promise<boolean> {
  const box = await plot(page).boundingBox()
  if (!box) return false
  const corners = [box.x + 1, box.x + box.width - 1].flatMap(x =>
    [box.y + 1, box.y + box.height - 1].map(y => ({ x, y })),
  )
  return corners.every(({ x, y }) =>
    ground.some(({ left, top, size }) => left <= x && x <= left + size && top <= y && y <= top + size),
  )
}

/** As the makers of such pictures count them: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
function tileOf(lng: number, lat: number, z: number): { x: number; y: number } {
  const count = 2 ** z
  const mercator = Math.asinh(Math.tan((lat * Math.PI) / 180))
  return { x: ((lng + 180) / 360) * count, y: ((1 - mercator / Math.PI) / 2) * count }
}

/** As a share of the whole earth. */
async function placeUnder(page: Page, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const [tile] = await drawn(page)
  if (!tile) throw new Error('No ground is drawn.')
  const count = 2 ** tile.z
  return { x: (tile.x + (x - tile.left) / tile.size) / count, y: (tile.y + (y - tile.top) / tile.size) / count }
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

async function dragGround(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await plot(page).boundingBox()
  const from = { x: (box?.x ?? 0) + 250, y: (box?.y ?? 0) + 300 }
  await page.keyboard.down('Shift')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
}

/** Which rule keeps each of them out. */
async function tryToLoad(attempts: readonly (readonly [string, string])[]): Promise<string[]> {
  const refused: string[] = []
  for (const [how, url] of attempts) {
    const refusal = new Promise<string>(resolve => {
      const report = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective)
      document.addEventListener('securitypolicyviolation', report, { once: true })
    })
    if (how === 'fetch') await fetch(url).catch(() => {})
    else document.body.append(Object.assign(document.createElement(how), { src: url }))
    refused.push(await refusal)
  }
  return refused
}
