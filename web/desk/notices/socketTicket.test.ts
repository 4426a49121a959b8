import { expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { socketTicket } from './socketTicket.ts'

test('session.socketTicket without its schemas is the operation of the contract', () => {
  expect(session.socketTicket).toMatchObject(socketTicket)
})
