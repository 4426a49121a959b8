import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Nothing } from '#contract/base/values.ts'
import { Proof } from './proof.ts'
import { SecondFactorCode } from './second-factor-code.ts'
import { SessionRow } from './staff.ts'

/** A person's own devices and second factor. */
export const account = {
  /**
   * Whether the second factor is on, whether a role requires it, and how many recovery codes are left; how one can confirm who
   * one is without it: by a password of one's own, or at the company's provider, by its name.
   */
  get: query('account.get', {
    needs: 'signed-in',
    input: z.object({}),
    output: z.object({
      isTotpOn: z.boolean(),
      isTotpDemanded: z.boolean(),
      recoveryCodesLeft: z.int(),
      hasPassword: z.boolean(),
      issuer: z.string().nullable(),
    }),
  }),
  devices: query('account.devices', { needs: 'signed-in', input: z.object({}), output: z.array(SessionRow) }),
  signOutDevice: command('account.signOutDevice', {
    needs: 'signed-in',
    input: z.object({ sessionId: Id }),
    output: Nothing,
  }),
  signOutOthers: command('account.signOutOthers', { needs: 'signed-in', input: z.object({}), output: Nothing }),
  /** The secret for an authenticator app, as text and as an `otpauth:` address; not active before it is confirmed. */
  beginTotp: command('account.beginTotp', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({ proof: Proof }),
    output: z.object({ secret: z.string(), address: z.string() }),
  }),
  /** Turns it on and returns single-use recovery codes, which are shown once. */
  confirmTotp: command('account.confirmTotp', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({ code: SecondFactorCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  /** Asks for both factors: `proof` is the password or what `signOn.confirm` answered. */
  endTotp: command('account.endTotp', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({ proof: Proof, code: SecondFactorCode }),
    output: Nothing,
  }),
}
