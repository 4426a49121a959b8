import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { lessWork, openBrowser, openPage, type Person, signIn } from '../setup/browser.ts'
import { settled, speak, watchRequests } from '../setup/move.ts'
import { findFaults, findHiddenBelow } from '../setup/page/find-faults.ts'
import { findWrittenOver } from '../setup/page/find-written-over.ts'
import { findBeyond } from '../setup/page/labels-in-languages.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Shot, writeOverviews } from './overviews.ts'
import { fillScreens, putAwayFirstDay } from './screens.ts'
import { pathsOf, waysInto } from './stops.ts'

const heights = { 1920: 1080, 1440: 900, 992: 800, 390: 844 }
const themes = ['light', 'dark'] as const
const languages = ['zh', 'en', 'es', 'ja'] as const
const usage = 'Use: npm run pictures [-- --size 1920|1440|992|390 --theme light|dark --lang zh|en|es|ja --path /order]'
const folder = join(import.meta.dirname, '..', 'output', 'pictures')
/** A picture is no longer than that beyond the window. */
const mostBelow = 2600

type Asked = ReturnType<typeof readAsked>

/** Each may be given several times; what is not given is all. */
function readAsked(args: string[]) {
  const option = { type: 'string', multiple: true } as const
  const { values } = parseArgs({ args, options: { size: option, theme: option, lang: option, path: option } })
  const sizes = Object.keys(heights).map(Number) as (keyof typeof heights)[]
  return {
    sizes: chosen(sizes, values.size ?? []).reverse(),
    themes: chosen(themes, values.theme ?? []),
    languages: chosen(languages, values.lang ?? []),
    paths: values.path ?? [],
  }
}

function chosen<Value>(all: readonly Value[], names: readonly string[]): Value[] {
  const unknown = names.find(name => !all.some(value => String(value) === name))
  if (unknown !== undefined) throw new Error(`There is no ${unknown}. ${usage}`)
  return all.filter(value => names.length === 0 || names.includes(String(value)))
}

async function sweep(asked: Asked): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const product = await startProduct({
    citySpeed: 4,
    hour: 12,
    isLively: true,
    settings: { DEMO_AUTOPILOT: '1', SESSION_IDLE_MINUTES: '600' },
  })
  const browser = await openBrowser({ switches: lessWork })
  try {
    await fillScreens(product)
    const paths = (await pathsOf(product)).filter(path => asked.paths.length === 0 || asked.paths.includes(path))
    if (paths.length === 0) throw new Error(`No screen has that path. ${usage}`)
    const shots: Shot[] = []
    for (const size of asked.sizes) {
      shots.push(...(await sweepSize({ browser, product, asked, paths }, size)))
      await writeOverviews(folder, shots)
    }
    const found = shots.filter(({ faults }) => faults.length > 0)
    console.log(`${shots.length} pictures in ${folder}; in ${found.length} something was found: faults.txt`)
  } finally {
    await browser.close()
    await product.stop()
  }
}

type Sweep = { browser: Browser; product: Product; asked: Asked; paths: readonly string[] }

async function sweepSize({ browser, product, asked, paths }: Sweep, size: keyof typeof heights): Promise<Shot[]> {
  const viewport = { width: size, height: heights[size] }
  const page = await openPage(browser, product.url, { viewport, hasTouch: size < 600 })
  page.setDefaultTimeout(20_000)
  watchRequests(page)
  await signIn(page, 'admin', '/dashboard')
  await settled(page)
  await putAwayFirstDay(page).catch(() => {})
  const shots: Shot[] = []
  const look = async (name: string) => {
    // React shows what was loaded after a placeholder up to 300 ms later.
    await pause(400)
    await settled(page)
    const number = `${shots.length / (asked.themes.length * asked.languages.length)}`.padStart(3, '0')
    for (const language of asked.languages) {
      await speak(page, language)
      for (const theme of asked.themes) {
        const file = join(`${size}-${theme}-${language}`, `${number}${name.replace(/[^\p{L}\d]+/gu, '-')}.png`)
        await page.emulateMedia({ colorScheme: theme })
        shots.push({ file, size, theme, language, name, faults: await shoot(page, join(folder, file)) })
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
    // Ways are found by their Chinese names.
    await speak(page, 'zh')
  }
  for (const path of paths) {
    console.log(`${size} px: ${path}`)
    for (const go of waysInto(path)) await go(page, look).catch(error => startAgain(page, error))
  }
  await page.context().close()
  return shots
}

/** A way that cannot be gone is said, and what is open is left. */
async function startAgain(page: Person, error: Error): Promise<void> {
  console.error(`  ${error.message.split('\n').slice(0, 4).join(' ')}`)
  await page.goto('/user/me')
  await settled(page)
  await speak(page, 'zh')
}

/** Takes the picture and answers what a machine can find in it. */
async function shoot(page: Person, path: string): Promise<string[]> {
  await mkdir(join(path, '..'), { recursive: true })
  const usual = page.viewportSize() ?? { width: 0, height: 0 }
  const below = Math.min(mostBelow, await page.evaluate(findHiddenBelow))
  if (below > 0) await page.setViewportSize({ ...usual, height: usual.height + below })
  await settled(page)
  const beyond = await page.evaluate(findBeyond)
  const faults = [
    ...(await page.evaluate(findFaults)),
    ...(await page.evaluate(findWrittenOver)),
    ...beyond.map(part => `beyond the edge: ${part}`),
    ...page.reportedErrors.splice(0).map(error => `error: ${error}`),
  ]
  await page.screenshot({ path })
  if (below > 0) await page.setViewportSize(usual)
  return faults
}

await sweep(readAsked(process.argv.slice(2)))
