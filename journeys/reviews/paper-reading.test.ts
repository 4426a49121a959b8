import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { toJpeg } from '#city/papers/canvas.ts'
import { fieldsOf, writePaper } from '#city/papers/paper-content.ts'
import { drawPaper } from '#city/papers/paper-picture.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { createLocalReader } from '#server/reviews/verifications/reading/local-reader.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { showPaper } from '../setup/reviews/papers.ts'

const server = withServer({ settings: { PAPER_READER: 'local' } })

/** An invented card: 王小明, a man born on 7 March 1990; photographed a little askew. */
const card = new URL('../setup/reviews/identity-card.webp', import.meta.url)
const cardNumber = '410100199003071334'

/** A paper that comes later is read later. */
async function untilRead(no: string): Promise<void> {
  await until(async () => {
    const read = await server.db
      .selectFrom('events')
      .select('id')
      .where('action', '=', 'verifications.read')
      .where('subject_no', '=', no)
      .executeTakeFirst()
    return read !== undefined
  })
}

test('The server reads a card whose app sent no reading; what differs comes forward in the queue', async () => {
  const auditor = await server.signIn('auditor')
  const picture = await readFile(card)
  // Nothing can be recognized on this one, which comes first; nothing is made up for it.
  const blank = await showPaper(server, {})
  const read = { by: 'app', confidence: 88, fields: { name: '别人' } }
  const byApp = await showPaper(server, { picture, reading: read })
  const other = await showPaper(server, { picture, fields: { name: '李雷' }, number: cardNumber })
  await untilRead(other.no)

  const detail = await auditor.call(verifications.get, { id: other.id })
  const lines = Object.fromEntries(detail.lines.map(line => [line.field, line]))
  expect(detail.reading?.by).toBe('Tesseract 5')
  expect(detail.reading?.confidence).toBeGreaterThan(0)
  expect(lines.name).toMatchObject({ given: '李雷', read: '王小明', differs: true })
  expect(lines.number).toMatchObject({ differs: false })
  expect(lines.number?.read).not.toContain(cardNumber.slice(4, 14))
  expect(lines.gender?.read).toBe('male')
  expect(detail.hints).toContain('readingDiffers')

  const whole = await server.db.selectFrom('verifications').selectAll().where('id', '=', other.id).executeTakeFirst()
  expect(JSON.stringify(whole?.reading)).not.toContain(cardNumber)
  expect((await auditor.call(verifications.get, { id: blank.id })).reading).toBeNull()
  expect((await auditor.call(verifications.get, { id: byApp.id })).reading).toEqual({ by: 'app', confidence: 88 })
})

test('A paper of the simulated city says what its form says', async () => {
  const reader = createLocalReader()
  for (const kind of ['realName', 'driverLicence'] as const) {
    const content = fieldsOf(writePaper(kind, { sender: { externalId: 'R1003', name: '王建军' }, flaw: 'none' }))
    const picture = await drawPaper({ kind, image: 'front', content, person: 'R1003', photo: null })
    const read = await reader.read(kind, [await toJpeg(picture)])
    expect(read.number?.value).toBe(content.number)
    expect(read.name?.value).toBe(content.name)
  }
  await reader.stop()
})
