import { randomBytes, randomUUID } from 'node:crypto'
import { generate } from 'lean-qr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { chats } from '#contract/chats/chats.ts'
import { largestChatVoice, largestUpload } from '#contract/desk/files.ts'
import { sweepFiles } from '#server/desk/files/index.ts'
import { ownChat, type Person, personOf, thread } from '../setup/chats/chats.ts'
import { fetchFile, jpegWithSecrets, lookAt, noise, uploadTo } from '../setup/files/pictures.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let li: Desk
let wang: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
})

const voice = Buffer.concat([Buffer.from('OggS'), randomBytes(2000)])

const upload = (bytes: Uint8Array<ArrayBuffer>, module: string) =>
  uploadTo(server.url, { token: li.token, module }, bytes)

function sendFile(chatId: number, fileId: number, more: Record<string, unknown> = {}): Promise<ChatMessage> {
  return li.call(chats.sendMsg, { chatId, fileId, kind: 'image', clientId: randomUUID(), ...more })
}

async function postImage(person: Person, picture: Buffer): Promise<ChatMessage> {
  const { body } = await person.post('/chat/media', { kind: 'image', data: picture.toString('base64') })
  const { id, chatId, status } = await person.write('', { kind: 'image', text: undefined, mediaId: body.mediaId })
  expect(status).toBe(200)
  const { rows } = await thread(server, li, chatId)
  return rows.find(row => row.id === id) as ChatMessage
}

/** A photo of a QR code: on grey, scaled and slightly rotated. */
async function qrPicture(value: string): Promise<Buffer> {
  const { size, get } = generate(value)
  const edge = size + 8
  const pixels = Buffer.alloc(edge * edge, 255)
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) if (get(x, y)) pixels[(y + 4) * edge + x + 4] = 0
  const code = await sharp(pixels, { raw: { width: edge, height: edge, channels: 1 } })
    .resize(edge * 9, edge * 9, { kernel: 'nearest' })
    .rotate(4, { background: '#cccccc' })
    .png()
    .toBuffer()
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#cccccc' } })
    .composite([{ input: code }])
    .jpeg({ quality: 70 })
    .toBuffer()
}

describe('pictures and voices of staff', () => {
  test('a photo is encoded anew, private, and shown by a link that expires', async () => {
    const { id } = await ownChat(server, li)
    const photo = await jpegWithSecrets({ width: 3000, height: 1500, secret: 'Taken at home' })
    const { fileId, url } = await upload(photo, 'chatimg')
    expect((await fetchFile(server.url, url)).response.status).toBe(404)
    const { media } = await sendFile(id, fileId)
    expect(media).toMatchObject({ mime: 'image/webp', width: 2048, height: 1024 })
    const { response, bytes } = await fetchFile(server.url, media?.url ?? '')
    expect(response.status).toBe(200)
    expect([(await lookAt(bytes)).format, bytes.includes('Taken at home')]).toEqual(['webp', false])
    const forged = (media?.url ?? '').replace(/expires=\d+/, `expires=${Date.now() + 9e9}`)
    expect((await fetchFile(server.url, forged)).response.status).toBe(404)
  })

  test('a photo of more than 2 MB is accepted in a message and refused as an avatar', async () => {
    const photo = await noise(1000)
    expect(photo.length).toBeGreaterThan(largestUpload)
    await upload(photo, 'chatimg')
    expect((await refusalOf(upload(photo, 'pcimg'))).message).toContain('2MB')
  })

  test('somebody else’s upload, or a voice as a picture, is not sent', async () => {
    const { id } = await ownChat(server, li)
    const { fileId } = await upload(voice, 'chatvoice')
    expect((await refusalOf(sendFile(id, fileId))).reason).toBe('notFound')
    const theirs = await uploadTo(server.url, { token: wang.token, module: 'chatvoice' }, voice)
    const asVoice = { kind: 'voice', seconds: 12 }
    expect((await refusalOf(sendFile(id, theirs.fileId, asVoice))).reason).toBe('notFound')
    const sent = await sendFile(id, fileId, asVoice)
    expect(sent).toMatchObject({ kind: 'voice', media: { mime: 'audio/ogg', seconds: 12, bytes: voice.length } })
    expect((await fetchFile(server.url, sent.media?.url ?? '')).bytes).toEqual(voice)
  })

  test('a file that is no audio, or too long, is refused', async () => {
    expect((await refusalOf(upload(Buffer.from('<script>alert(1)</script>'), 'chatvoice'))).reason).toBe('notAVoice')
    const long = Buffer.concat([voice, Buffer.alloc(largestChatVoice)])
    expect((await refusalOf(upload(long, 'chatvoice'))).reason).toBe('voiceTooLarge')
    const { id } = await ownChat(server, li)
    const { fileId } = await upload(voice, 'chatvoice')
    expect((await refusalOf(sendFile(id, fileId, { kind: 'voice', seconds: 61 }))).reason).toBe('badInput')
  })

  test('a voice message shows its length in the queue', async () => {
    const { id } = await ownChat(server, li)
    const { fileId } = await upload(voice, 'chatvoice')
    await sendFile(id, fileId, { kind: 'voice', seconds: 12 })
    expect((await li.call(chats.get, { id })).lastMessage).toMatchObject({ kind: 'voice', text: '12″' })
  })

  test('the app can fetch files sent to its people, but not recalled ones', async () => {
    const person = personOf(server)
    const { id } = await ownChat(server, li, person)
    const { fileId } = await upload(await jpegWithSecrets({ width: 40, height: 30 }), 'chatimg')
    const sent = await sendFile(id, fileId)
    const told = await until(
      () =>
        server.webhooks.receivedChats.flatMap(({ body }) =>
          body.type === 'chat.message' && body.data.message.id === sent.id ? [body.data.message.mediaId] : [],
        )[0],
    )
    const { body } = await person.post('/chat/media/link', { mediaId: told })
    expect((await fetchFile(server.url, String(body.url))).response.status).toBe(200)
    const rider = personOf(server, { kind: 'rider' })
    expect((await rider.post('/chat/media/link', { mediaId: told })).status).toBe(404)
    await li.call(chats.recall, { messageId: sent.id })
    expect((await person.post('/chat/media/link', { mediaId: told })).status).toBe(404)
  })
})

describe('pictures from outside', () => {
  test('a picture with a QR code is labelled, one without is not', async () => {
    const person = personOf(server)
    for (const value of ['https://evil.example/pay', 'wxp://f2f0abcdefghijklmnopqrstuvwxyz0123456789']) {
      expect((await postImage(person, await qrPicture(value))).labels).toEqual(['qr'])
    }
    for (const plain of [await noise(300), await jpegWithSecrets({ width: 800, height: 600 })]) {
      expect((await postImage(person, plain)).labels).toEqual([])
    }
  })

  test('an upload of another app cannot be sent', async () => {
    const { body } = await personOf(server).post('/chat/media', {
      kind: 'voice',
      seconds: 3,
      data: voice.toString('base64'),
    })
    const merchant = personOf(server, { kind: 'merchant' })
    const send = (person: Person) => person.write('', { kind: 'voice', text: undefined, mediaId: body.mediaId })
    expect((await send(merchant)).status).toBe(400)
    expect((await send(personOf(server))).status).toBe(200)
  })
})

test('uploads that were never sent are deleted after a day, sent ones stay', async () => {
  const { id } = await ownChat(server, li)
  const [kept, left] = [await upload(voice, 'chatvoice'), await upload(voice, 'chatvoice')]
  await sendFile(id, kept.fileId, { kind: 'voice', seconds: 3 })
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await server.db.updateTable('files').set({ created_at: yesterday }).execute()
  await sweepFiles(server.runtime)
  const rows = await server.db.selectFrom('files').select('id').where('id', 'in', [kept.fileId, left.fileId]).execute()
  expect(rows.map(row => row.id)).toEqual([kept.fileId])
})
