import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { files, largestUpload } from '#contract/desk/files.ts'
import { uploadTo } from '../../setup/files/pictures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('viewer')
})

describe('uploads without an end', () => {
  const boundary = 'the-boundary'
  const opening =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n` +
    'content-type: image/png\r\n\r\n'

  function head(token: string, more: string): string {
    return (
      `POST ${files.upload.path} HTTP/1.1\r\nhost: desk\r\naccept-language: en\r\ntoken: ${token}\r\n` +
      `content-type: multipart/form-data; boundary=${boundary}\r\n${more}\r\n\r\n`
    )
  }

  /** Sends a part of a request and waits until the server has answered and closed the connection. */
  function converse(...sent: (string | Buffer)[]): Promise<string> {
    return new Promise(resolve => {
      let received = ''
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.on('data', chunk => {
        received += chunk.toString('utf8')
      })
      // The connection was closed during sending; the answer has been received before.
      socket.on('error', () => {})
      socket.on('close', () => resolve(received))
      for (const part of sent) socket.write(part)
    })
  }

  test('a request without a session is refused before the first byte of the body', async () => {
    const received = await converse(head('nobody', 'content-length: 1000000'))
    expect(received).toContain('"reason":"tokenUnknown"')
  })

  test('a form that declares too large a size is refused before the first byte of the body', async () => {
    const received = await converse(head(desk.token, `content-length: ${100 * largestUpload}`))
    expect(received).toContain('"reason":"imageTooLarge"')
  })

  test('a file that has no end is cut off at ten megabytes', async () => {
    const chunk = Buffer.concat([Buffer.from(opening), Buffer.alloc(10 * 2 ** 20 + 1)])
    const framed = [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n']
    const received = await converse(head(desk.token, 'transfer-encoding: chunked'), ...framed)
    expect(received).toContain('"reason":"imageTooLarge"')
  })
})

/** As browsers read an answer: after the whole body was sent. */
test.each([3, 8])('a picture of %i MB is refused in words on a connection that stays whole', async megabytes => {
  const bytes = Buffer.alloc(megabytes * 2 ** 20)
  for (let again = 0; again < 5; again += 1) {
    const refusal = await refusalOf(uploadTo(server.url, { token: desk.token }, bytes))
    expect(refusal).toMatchObject({ code: 40001, reason: 'imageTooLarge', message: expect.stringContaining('2MB') })
  }
})
