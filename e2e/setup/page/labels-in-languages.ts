import type { ElementHandle, Page } from 'playwright-core'
import type { Language } from '#contract/base/values.ts'
import { findCutLabels, labels } from './cut-labels.ts'

/** A part of the page: a drawer, a dialog, or what is beside the menu. */
export type Place = ElementHandle<Element>

/** The page's own language comes last, so that it is spoken again afterwards. */
const languages: readonly Language[] = ['en', 'es', 'ja', 'zh']

type Heard = { language: Language; text: string; cut: string[]; beyond: string[] }

/** To be called before the page is opened: what `cutInLanguages` asks of it. */
export async function prepareToMeasure(page: Page): Promise<void> {
  await page.addInitScript(`Object.assign(globalThis, { findCutLabels: ${findCutLabels}, findBeyond: ${findBeyond} })`)
}

/** Labels of a place that are cut in any of the languages, and what of it reaches beyond the window. */
export async function cutInLanguages(place: Place): Promise<string[]> {
  const heard = await place.evaluate(hearAll, { languages, labels })
  // What reads the same in every language is what somebody wrote.
  const isOurs = (cut: string) => !heard.every(({ text }) => text.includes(cut))
  return heard.flatMap(({ language, cut, beyond }) => [
    ...cut.filter(isOurs).map(label => `in ${language}: ${label}`),
    ...beyond.map(part => `in ${language}, beyond the edge: ${part}`),
  ])
}

/** Runs in the page, and changes the language as another window of the browser does. */
async function hearAll(place: Element, asked: { languages: readonly Language[]; labels: string }): Promise<Heard[]> {
  const windows = new BroadcastChannel('citydesk-language')
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const heard: Heard[] = []
  for (const language of asked.languages) {
    windows.postMessage(language)
    while (!document.documentElement.lang.startsWith(language)) await frame()
    await frame()
    await frame()
    heard.push({
      language,
      text: place.textContent ?? '',
      cut: findCutLabels(place, asked.labels),
      beyond: findBeyond(),
    })
  }
  windows.close()
  return heard
}

/** Runs in the page: what reaches beyond the right edge of the window and cannot be scrolled to. */
export function findBeyond(): string[] {
  const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowX)
  const isOut = (part: HTMLElement) => {
    if (part.getBoundingClientRect().right <= innerWidth + 1 || !part.offsetParent) return false
    for (let around = part.parentElement; around; around = around.parentElement) if (scrolls(around)) return false
    return true
  }
  const pressed = [...document.querySelectorAll<HTMLElement>('button, input, a, [role=tab], h2, dt, dd')]
  return pressed.filter(isOut).map(part => part.textContent || part.outerHTML.slice(0, 80))
}
