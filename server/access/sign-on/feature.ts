import type { FastifyInstance } from 'fastify'
import { demoPassword, signOn, signOnStart } from '#contract/access/sign-on.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { browserCookie, browserOf, ownPath } from './browser.ts'
import { confirm } from './confirm.ts'
import { readDemoAccounts } from './demo-accounts.ts'
import { oidcFinish } from './finish.ts'
import { createDiscover, returnUrl } from './issuer.ts'
import { failurePage, handleCallback } from './oidc-callback.ts'
import { start } from './start.ts'

export const signOnFeature = feature(signOn, {
  offers: handle(signOn.offers, async ({ runtime: { db, config } }) => ({
    company: config.OIDC_ISSUER ? config.OIDC_LABEL : null,
    demo: config.DEMO ? { password: demoPassword, accounts: await readDemoAccounts(db) } : null,
  })),
  oidcFinish,
  confirm,
})

/** The two addresses of the OpenID Connect flow, there and back. Without a provider neither exists. */
export async function signOnRoutes(app: FastifyInstance, { runtime }: { runtime: Runtime }): Promise<void> {
  const { config, log } = runtime
  if (!config.OIDC_ISSUER) return
  const discover = createDiscover(config)

  app.get<{ Querystring: { redirect?: unknown; confirm?: unknown } }>(
    signOnStart,
    { exposeHeadRoute: false },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      const asked = { redirect: ownPath(query.redirect), isConfirmation: query.confirm === '1' }
      try {
        const { url, browser } = await start(runtime, discover, asked)
        return reply.header('set-cookie', browserCookie(browser, config)).redirect(url.href)
      } catch (error) {
        log.warn({ error }, 'sign-on: the provider does not answer as it should')
        return reply.redirect(failurePage('failed', asked))
      }
    },
  )

  app.get(returnUrl(config).pathname, { exposeHeadRoute: false }, async (request, reply) => {
    const query = /\?.*$/.exec(request.url)?.[0] ?? ''
    const page = await handleCallback(runtime, discover, { query, browser: browserOf(request.headers.cookie ?? '') })
    return reply.header('cache-control', 'no-store').redirect(page)
  })
}
