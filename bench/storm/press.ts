import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../../e2e/setup/browser.ts'
import type { Limit } from '../lists/figures.ts'
import { countInteractions, type Interaction, interactionsOf, setKind } from './measure.ts'

/** Between two clicks; long enough for a drawer to close. */
export const restMs = 500
const timeoutMs = 20_000

/** What a person did in a part of a bench. */
export type Phase = { count: number; interactions: Interaction[] }

export async function during(page: Person, work: () => Promise<void>): Promise<Phase> {
  const countBefore = await countInteractions(page)
  const { length } = await interactionsOf(page)
  await work()
  return {
    count: (await countInteractions(page)) - countBefore,
    interactions: (await interactionsOf(page)).slice(length),
  }
}

/** By the mouse, because locators run code in the page and slow down what is measured. */
export async function press(page: Person, kind: string, selector: string, opens?: string): Promise<void> {
  await waitFor(page, selector)
  const place = await page.evaluate(selector => {
    const { x = 0, y = 0, width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return { x: x + Math.min(width / 2, 120), y: y + height / 2 }
  }, selector)
  await setKind(page, kind)
  await page.mouse.click(place.x, place.y)
  await pause(restMs)
  if (opens) await waitFor(page, opens)
}

export async function pressKey(page: Person, kind: string, key: string): Promise<void> {
  await setKind(page, kind)
  await page.keyboard.press(key)
  await pause(restMs)
}

export async function waitFor(page: Person, selector: string): Promise<void> {
  const until = Date.now() + timeoutMs
  while (!(await page.evaluate(selector => document.querySelector(selector) !== null, selector))) {
    if (Date.now() > until) throw new Error(`There is no ${selector}.`)
    await pause(restMs)
  }
}

/** Prints the kinds of interactions, each with its median and worst. */
export function printKinds(phase: Phase, others: Readonly<Record<string, Phase>> = {}): void {
  const kinds = [...new Set(phase.interactions.map(({ kind }) => kind))]
  const rows = kinds.map(kind => [kind, rowOf(phase, kind)])
  console.table(Object.fromEntries([...rows, ...Object.entries(others).map(([name, other]) => [name, rowOf(other)])]))
}

function rowOf({ interactions }: Phase, kind?: string): Record<string, number> {
  const own = interactions.filter(one => kind === undefined || one.kind === kind).sort(byLength)
  const [worst] = own
  return {
    'over 16 ms': own.length,
    median: own[Math.floor(own.length / 2)]?.milliseconds ?? 0,
    worst: worst?.milliseconds ?? 0,
    'of it waiting': Math.round(worst?.parts.waiting ?? 0),
    'of it working': Math.round(worst?.parts.working ?? 0),
  }
}

/** The longest interaction, ignoring one in fifty, as web.dev defines INP; it is none at all if nobody pressed anything. */
export function limitOfInp(what: string, phase: Phase, most: number): Limit {
  const { count, interactions } = phase
  const value = interactions.toSorted(byLength)[Math.floor(count / 50)]?.milliseconds ?? 0
  return { what, value: count > 0 ? value : Number.NaN, most, says: sentenceOf(phase, most) }
}

/** Which press was the worst, and where its time went. */
function sentenceOf({ count, interactions }: Phase, most: number): string {
  const [worst] = interactions.toSorted(byLength)
  if (!worst) return `Of ${count} clicks and keys, none took as long as the browser reports.`
  const { kind, milliseconds, parts } = worst
  const over = interactions.filter(one => one.milliseconds > most)
  const kinds = [...new Set(over.map(one => one.kind))].map(one => `"${one}"`)
  const slow =
    over.length > 0 ? `${over.length} took longer than ${most} ms (${kinds.join(', ')})` : 'none was too long'
  return `Of ${count} clicks and keys ${slow}. The worst was "${kind}" with ${milliseconds} ms: ${Math.round(parts.waiting)} until the page began, ${Math.round(parts.working)} of its work.`
}

/** The worst of each kind. */
export function limitsByKind({ interactions }: Phase, most: number): Limit[] {
  const kinds = Object.groupBy(interactions, ({ kind }) => kind)
  return Object.entries(kinds).map(([kind, own = []]) => ({
    what: `${kind}, ms`,
    value: Math.max(...own.map(({ milliseconds }) => milliseconds)),
    most,
    says: sentenceOf({ count: own.length, interactions: own }, most),
  }))
}

function byLength(one: Interaction, other: Interaction): number {
  return other.milliseconds - one.milliseconds
}
