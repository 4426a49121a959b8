import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Since the last reading. `answers`: questions that were answered. `shownAt`: when orders came to be shown on some screens, epoch ms. */
export type Figures = {
  requests: number
  answers: number
  bytes: number
  refused: number
  p50: number
  shownAt: [no: string, at: number][]
}
export type Screens = { read(): Promise<Figures>; stop(): void }
/** `isBefore`: each question by itself and whole. */
type Shows = { isBefore: boolean; shows?: 'orders' | 'dashboard'; isInUse?: boolean }

/** In a process of their own, so that their CPU is not the server's. */
export async function openScreens(
  port: number,
  tokens: readonly { id: number; token: string }[],
  { isBefore, shows = 'orders', isInUse = false }: Shows,
): Promise<Screens> {
  const script = fileURLToPath(new URL('screens.ts', import.meta.url))
  const people = tokens.map(({ id, token }) => ({ id, token }))
  const terms = JSON.stringify({ port, tokens: people, isBefore, shows, isInUse })
  const child: ChildProcess = spawn(process.execPath, [script, terms], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const line = async () => {
    const [text] = (await once(lines, 'line')) as [string]
    return JSON.parse(text) as Figures
  }
  await line()
  return {
    read() {
      child.stdin?.write('\n')
      return line()
    },
    stop: () => void child.kill(),
  }
}
