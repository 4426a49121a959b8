import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { installPackages, isDebianRoot } from '../install/debian.ts'
import { root } from '../root.ts'
import { run } from '../start/child-processes.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/opt/chromium']
const macPrograms = ['Google Chrome', 'Chromium'].map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)

let finding: Promise<string> | undefined

/** The path of a Chromium or Chrome that runs here; one is installed if there is none. Throws an error message. */
export function findBrowser(): Promise<string> {
  finding ??= find()
  return finding
}

/** One sentence: what the stories need and this machine does not have, and where it comes from. */
export function describeInstallation(): string {
  const isFound = findInstalled() !== undefined
  const missing = [
    ...(isFound ? [] : ['Chromium']),
    ...(isDebianRoot && !findHeadlessShell() ? ['its headless shell'] : []),
    ...(isDebianRoot && !hasChineseFont() ? ['a Chinese font'] : []),
  ]
  if (missing.length === 0) return 'Nothing has to be installed: the browser is here.'
  const source = isDebianRoot
    ? 'from Debian’s packages, about a minute'
    : 'from Playwright’s site, into your home folder'
  return `Will be installed before the stories begin, ${source}: ${missing.join(', ')}.`
}

async function find(): Promise<string> {
  // Where the site of Playwright cannot be reached, it is tried for minutes.
  const found = findInstalled() ?? (await installFromDebian()) ?? (await fetchOwn())
  if (!found)
    throw new Error(
      'The end-to-end tests need a browser, and none could be installed or fetched. Install Chromium or Google Chrome and start again.',
    )
  await ensureChineseFont()
  return found
}

/** Not every release of Debian has the package; the stories then use Chromium. */
export async function ensureHeadlessShell(): Promise<void> {
  if (isDebianRoot && !findHeadlessShell()) await installPackages(['chromium-headless-shell'])
}

let headlessShell: string | undefined

/** A Chromium without windows, if one is installed: less work, but it shows no notifications. */
export function findHeadlessShell(): string | undefined {
  headlessShell ??= programsNamed(headlessShells).find(doesRun)
  return headlessShell
}

const firefoxes = ['firefox-esr', 'firefox']

/** Throws an error message where there is none. */
export function findFirefox(): string {
  const found = programsNamed(firefoxes).find(doesRun)
  if (found) return found
  throw new Error('Firefox is not here. Install it (on Debian: apt-get install firefox-esr) and start again.')
}

export async function ensureFirefox(): Promise<void> {
  if (isDebianRoot && !programsNamed(firefoxes).some(doesRun)) await installPackages(['firefox-esr'])
}

function findInstalled(): string | undefined {
  return [...programsNamed(names), ...macPrograms, chromium.executablePath()].find(doesRun)
}

function programsNamed(wanted: readonly string[]): string[] {
  const searched = [...(process.env.PATH ?? '').split(delimiter), ...folders]
  return wanted.flatMap(name => searched.map(folder => join(folder, name)))
}

/** Some systems have a script in its place that only explains how to install it. */
function doesRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    return false
  }
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}

async function fetchOwn(): Promise<string | undefined> {
  console.log('No browser is here; fetching Chromium …')
  const command = join(root, 'node_modules', 'playwright-core', 'cli.js')
  // Why it could not be fetched is told in a sentence, if no browser is found by any way.
  await run(process.execPath, [command, 'install', 'chromium'], { stdio: 'ignore' })
  return findInstalled()
}

async function installFromDebian(): Promise<string | undefined> {
  if (!isDebianRoot) return
  console.log('Installing Debian’s Chromium, about a minute …')
  await installPackages(['chromium', 'fonts-noto-cjk'])
  return findInstalled()
}

/** Without one, screenshots show boxes instead of Chinese text. */
async function ensureChineseFont(): Promise<void> {
  if (hasChineseFont()) return
  if (isDebianRoot) await installPackages(['fonts-noto-cjk'])
  if (!hasChineseFont())
    console.warn('No Chinese font is installed, so screenshots show boxes. Install one, such as fonts-noto-cjk.')
}

/** macOS has a Chinese font, and no fc-list. */
function hasChineseFont(): boolean {
  if (process.platform === 'darwin') return true
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}
