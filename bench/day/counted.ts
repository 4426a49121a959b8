import type { Locator } from 'playwright-core'
import type { Person } from '../../e2e/setup/browser.ts'

/** What a step of a day cost; `fault` is why it could not be done. */
export type Step = { role: string; what: string; presses: number; characters: number; seconds: number; fault?: string }

/** Most clicks and keys that a person should need for something they often do. */
export const mostPresses = 3

/** Somebody at work, whose clicks, keys and typed characters are counted by step. */
export type Worker = {
  page: Person
  press(what: Locator): Promise<void>
  /** Keys one after the other, each one press. */
  keys(...names: string[]): Promise<void>
  /** Text that nobody else can write for them; its characters are counted apart from presses. */
  write(text: string): Promise<void>
  /** The same in a field, which is pressed first unless it has the focus already. */
  writeIn(field: Locator, text: string): Promise<void>
  /** Opens a list of options and chooses one. */
  choose(list: Locator, option: string): Promise<void>
  /** Takes a step; a step that cannot be done ends as a fault, and the day goes on. */
  step(what: string, work: () => Promise<void>): Promise<void>
  /** A picture of what they see now, in the folder that was asked for. */
  picture(name: string): Promise<void>
}

const blank = { presses: 0, characters: 0 }

export function createWorker(role: string, page: Person, steps: Step[], folder: string | undefined): Worker {
  let cost = { ...blank }

  async function keys(...names: string[]): Promise<void> {
    for (const name of names) {
      cost.presses += 1
      await page.keyboard.press(name)
    }
  }

  async function picture(name: string): Promise<void> {
    if (folder) await page.screenshot({ path: `${folder}/${role}-${name}.png` })
  }

  async function press(what: Locator): Promise<void> {
    cost.presses += 1
    await what.click()
  }

  async function write(text: string): Promise<void> {
    cost.characters += text.length
    // Who types sees where the text goes.
    await page.waitForFunction(() => document.activeElement?.matches('input, textarea, [contenteditable=true]'))
    await page.keyboard.type(text)
  }

  return {
    page,
    keys,
    picture,
    press,
    write,
    async writeIn(field, text) {
      await field.waitFor()
      if (!(await field.evaluate(own => own === document.activeElement))) await press(field)
      await write(text)
    },
    async choose(list, option) {
      await press(list)
      await press(page.getByRole('option', { name: option, exact: true }))
    },
    async step(what, work) {
      cost = { ...blank }
      const start = performance.now()
      const fault = await work().then(
        () => undefined,
        (error: unknown) => String(error).split('\n').slice(0, 4).join(' '),
      )
      const seconds = (performance.now() - start) / 1000
      steps.push({ role, what, ...cost, seconds, ...(fault !== undefined && { fault }) })
      console.log(
        `${fault === undefined ? 'done  ' : 'FAILED'}  ${role}: ${what} (${cost.presses}, ${seconds.toFixed(1)} s)`,
      )
      if (fault === undefined) return
      console.log(`        ${fault}`)
      await picture(`failed-${steps.length}`)
      for (let closed = 0; closed < 3; closed++) await page.keyboard.press('Escape')
    },
  }
}

/** Prints every step, and what each role's day costs; how many steps failed and how many cost too much. */
export function report(steps: readonly Step[]): { failed: number; long: number } {
  console.table(
    steps.map(({ role, what, presses, characters, seconds, fault }) => ({
      role,
      step: what,
      presses,
      characters,
      seconds: Number(seconds.toFixed(1)),
      result: fault !== undefined ? 'failed' : presses > mostPresses ? `more than ${mostPresses} presses` : 'done',
    })),
  )
  const roles = Map.groupBy(steps, ({ role }) => role)
  console.table(
    [...roles].map(([role, own]) => ({
      role,
      steps: own.length,
      presses: sumOf(own, 'presses'),
      characters: sumOf(own, 'characters'),
      seconds: Number(sumOf(own, 'seconds').toFixed(1)),
      'seconds of the longest': Number(Math.max(...own.map(({ seconds }) => seconds)).toFixed(1)),
    })),
  )
  return {
    failed: steps.filter(({ fault }) => fault !== undefined).length,
    long: steps.filter(({ presses }) => presses > mostPresses).length,
  }
}

function sumOf(steps: readonly Step[], key: 'presses' | 'characters' | 'seconds'): number {
  return steps.reduce((sum, step) => sum + step[key], 0)
}
