import { expect, test } from 'vitest'
import { verifications } from '#contract/reviews/verifications.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { caseTarget, identityNumber, settled, showPaper } from '../setup/reviews/papers.ts'

const server = withServer()

test('A number that was read otherwise than typed is whole on both sides for whoever opens the paper, and approved with a reason only', async () => {
  const auditor = await server.signIn('auditor')
  const [number, other] = [identityNumber(), identityNumber()]
  const { id } = await showPaper(server, { number, reading: { by: 'ocr', confidence: 91, fields: { number: other } } })
  const same = await showPaper(server, { number: other, reading: { by: 'ocr', confidence: 91, fields: {} } })

  const shown = JSON.stringify(await auditor.call(verifications.get, { id }))
  for (const whole of [number, other]) expect(shown).not.toContain(whole)
  expect(await auditor.call(verifications.open, { id })).toMatchObject({ number, readNumber: other })
  expect(await auditor.call(verifications.open, { id: same.id })).toMatchObject({ number: other, readNumber: null })

  await auditor.call(verifications.claim, { id, most: 1 })
  const target = { ...(await caseTarget(auditor, id)), seconds: 1 }
  expect(await refusalOf(auditor.call(verifications.approve, target))).toMatchObject({ reason: 'numberDiffers' })
  const reason = '照片号码与填写一致'
  await auditor.call(verifications.approve, { ...target, reason })
  expect(await settled(server, id)).toBe('approved')
  const { log } = await auditor.call(verifications.get, { id })
  expect(log.filter(entry => entry.reason === reason)).toHaveLength(1)
})
