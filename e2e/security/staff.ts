import type { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import { demoPassword } from '../setup/browser.ts'

/** Somebody of the staff who presses buttons without a screen. */
export type Staff = {
  call<Input extends z.ZodType, Output extends z.ZodType>(
    operation: Operation<Input, Output>,
    input: z.input<Input>,
  ): Promise<z.output<Output>>
  /** What `POST /api/upload` answers to a file of that name. */
  upload(module: string, name: string, picture: Buffer): Promise<{ url: string; fileId: number }>
}

type Answer = { success: boolean; message: string; data: unknown }

export async function staffOf(url: string, username: string): Promise<Staff> {
  const form = new URLSearchParams({ username, password: demoPassword })
  const { token } = (await read(await fetch(`${url}/api/user/login`, { method: 'POST', body: form }))) as {
    token: string
  }
  return {
    async call({ method, path, output }, input) {
      const isRead = method === 'GET'
      const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const body = isRead ? {} : { body: JSON.stringify(input) }
      const headers = { token, 'content-type': 'application/json' }
      return output.parse(await read(await fetch(url + path + query, { method, headers, ...body })))
    },
    async upload(module, name, picture) {
      const body = new FormData()
      body.set('module', module)
      body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), name)
      const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { token }, body })
      return (await read(answer)) as { url: string; fileId: number }
    },
  }
}

async function read(response: Response): Promise<unknown> {
  const { success, message, data } = (await response.json()) as Answer
  if (!success) throw new Error(`${response.url} was refused: ${message} ${JSON.stringify(data)}`)
  return data
}
