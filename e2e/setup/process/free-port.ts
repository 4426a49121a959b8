import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to whoever asks for any port: what is free now is so a moment later. */
const [first, end] = [20_000, 32_768]

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, end)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  await new Promise(resolve => probe.close(resolve))
  return port
}
