import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { confirmedPage } from '#contract/access/confirmed-page.ts'
import type { SignOnReason } from '#contract/access/sign-on.ts'
import { hashToken } from '#server/access/session/index.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Discover, type Vouched, vouchedBy } from './issuer.ts'
import { findVouched } from './subjects.ts'

/** The provider's clock may be so far behind ours. */
const clockSkewSeconds = 30

type Callback = { query: string; browser: string }

/** The page that somebody goes on to whom the provider sent back. */
export async function handleCallback(
  runtime: Runtime,
  discover: Discover,
  { query, browser }: Callback,
): Promise<string> {
  const { db, config, log } = runtime
  const given = new URLSearchParams(query)
  const state = given.get('state') ?? ''
  const attempt = await takeAttempt(db, state, browser)
  if (!attempt) return failurePage('expired')
  const { nonce, code_verifier: codeVerifier, ...asked } = attempt
  if (given.get('error') === 'access_denied') return failurePage('declined', asked)
  const freshSeconds = asked.isConfirmation ? attempt.seconds + clockSkewSeconds : undefined
  let vouched: Vouched | null
  try {
    vouched = await vouchedBy(discover, config, { query, state, nonce, codeVerifier, freshSeconds })
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    log.warn({ code, message }, 'sign-on: the provider’s answer is not valid')
    return failurePage('failed', asked)
  }
  const userId = vouched && (await findVouched(db, vouched))
  if (!userId) {
    log.info(
      { ...vouched, claim: config.OIDC_USERNAME_CLAIM },
      'sign-on: no enabled account of that person, or of that name as an administrator gave it',
    )
    return failurePage('unknown', asked)
  }
  const ticket = await issueTicket(db, { userId, browser, isConfirmation: asked.isConfirmation })
  if (asked.isConfirmation) return confirmedPage
  const { redirect } = asked
  return `/auth-redirect?${new URLSearchParams({ ticket, redirect })}`
}

type Asked = { redirect: string; isConfirmation: boolean }
const nothingAsked: Asked = { redirect: '/', isConfirmation: false }

export function failurePage(reason: SignOnReason, { redirect, isConfirmation } = nothingAsked): string {
  if (isConfirmation) return `${confirmedPage}?${new URLSearchParams({ reason })}`
  return `/login?${new URLSearchParams({ reason, ...(redirect !== '/' && { redirect }) })}`
}

/** Deleted as it is read, so that it works once. */
async function takeAttempt(db: Database, state: string, browser: string) {
  return db
    .deleteFrom('sign_on_attempts')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('created_at', '>', sql<number>`now() - interval '10 minutes'`)
    .returning(row => [
      ...(['redirect', 'nonce', 'code_verifier', 'is_confirmation as isConfirmation'] as const),
      sql<number>`extract(epoch from now() - ${row.ref('created_at')})::float8`.as('seconds'),
    ])
    .executeTakeFirst()
}

type Found = { userId: number; browser: string; isConfirmation: boolean }

async function issueTicket(db: Database, { userId, browser, isConfirmation }: Found): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('sign_on_tickets')
    .values({
      ticket_hash: hashToken(ticket),
      browser_hash: hashToken(browser),
      user_id: userId,
      is_confirmation: isConfirmation,
    })
    .execute()
  return ticket
}
