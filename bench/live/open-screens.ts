import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Since the last reading. `answers`: questions that were answered. */
export type Figures = { requests: number; answers: number; bytes: number; refused: number; p50: number }
export type Screens = { read(): Promise<Figures>; stop(): void }
/** `isBefore`: each question by itself and whole. */
type Shows = { isBefore: boolean; shows?: 'orders' | 'dashboard' }

/** In a process of their own, so that their CPU is not the server's. */
export async function openScreens(
  port: number,
  tokens: readonly { id: number; token: string }[],
  { isBefore, shows = 'orders' }: Shows,
): Promise<Screens> {
  const script = fileURLToPath(new URL('screens.ts', import.meta.url))
  const people = tokens.map(({ id, token }) => ({ id, token }))
  const terms = JSON.stringify({ port, tokens: people, isBefore, shows })
  const child: ChildProcess = spawn(process.execPath, [script, terms], { stdio: ['pipe', 'pipe', 'inherit'] })
  const line = async () => {
    const [text] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    return JSON.parse(String(text)) as Figures
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
