import { z } from 'zod'
import { command, query } from './operation.ts'
import { SessionRow } from './staff.ts'
import { Id, Nothing } from './values.ts'

const Code = z
  .string()
  .trim()
  .regex(/^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$/)

/** What a person does with their own access: devices, and the second factor. */
export const account = {
  devices: query('account.devices', { needs: 'signed-in', input: z.object({}), output: z.array(SessionRow) }),
  signOutDevice: command('account.signOutDevice', {
    needs: 'signed-in',
    input: z.object({ sessionId: Id }),
    output: Nothing,
  }),
  signOutOthers: command('account.signOutOthers', { needs: 'signed-in', input: z.object({}), output: Nothing }),
  /** The secret for an authenticator app, as text and as an `otpauth:` address; not in force before it is confirmed. */
  beginTotp: command('account.beginTotp', {
    needs: 'signed-in',
    input: z.object({ password: z.string().min(1).max(256) }),
    output: z.object({ secret: z.string(), address: z.string() }),
    answersSecret: true,
  }),
  /** Turns it on and answers recovery codes, each good once, shown once. */
  confirmTotp: command('account.confirmTotp', {
    needs: 'signed-in',
    input: z.object({ code: Code }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    answersSecret: true,
  }),
  endTotp: command('account.endTotp', {
    needs: 'signed-in',
    input: z.object({ password: z.string().min(1).max(256), code: Code }),
    output: Nothing,
  }),
}
