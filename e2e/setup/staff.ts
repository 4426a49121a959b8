import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { demoPassword } from '#contract/access/sign-on.ts'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import { files, type UploadModule } from '#contract/desk/files.ts'

/** Somebody who works without a browser. */
export type Staff = {
  call<Op extends Operation>(operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>>
  /** A file under a name of their own choice. */
  upload(
    module: UploadModule,
    file: { name: string; bytes: Uint8Array; mime: string },
  ): Promise<OutputOf<typeof files.upload>>
}

const Answer = z.object({ code: z.number(), data: z.unknown(), msg: z.string().optional() })

export async function openStaff(url: string, username: string): Promise<Staff> {
  const form = new URLSearchParams({ username, password: demoPassword })
  const signedIn = await fetch(`${url}/api/user/login`, { method: 'POST', body: form })
  const { token } = z.object({ token: z.string() }).parse(dataOf('login', await signedIn.json()))
  return {
    async call(operation, input) {
      const { name, kind, method, path, output } = operation
      const requestId = kind === 'command' ? { requestId: randomUUID().replaceAll('-', '') } : {}
      const body = JSON.stringify({ ...Object(input), ...requestId })
      const answer = await fetch(url + path, { method, body, headers: { 'content-type': 'application/json', token } })
      return output.parse(dataOf(name, await answer.json())) as OutputOf<typeof operation>
    },
    async upload(module, { name, bytes, mime }) {
      const body = new FormData()
      body.set('module', module)
      body.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), name)
      const answer = await fetch(url + files.upload.path, { method: 'POST', body, headers: { token } })
      return files.upload.output.parse(dataOf(name, await answer.json()))
    },
  }
}

function dataOf(what: string, answer: unknown): unknown {
  const { code, data, msg } = Answer.parse(answer)
  if (code !== 200) throw new Error(`${what} was refused with ${code}: ${msg} ${JSON.stringify(data)}`)
  return data
}
