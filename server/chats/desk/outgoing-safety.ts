import { refuseBannedTerm } from '#server/chats/bannedTerms/index.ts'
import { isAllowedLink, linksIn, plainText } from '#server/chats/open/links.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { asksForSecrets } from './secrets.ts'

/** Refuses what staff write to a customer when it asks for secrets, links to a host that is not allowed, or holds a banned term. */
export async function refuseUnsafe({ db, runtime: { config } }: CommandContext, text: string): Promise<void> {
  if (asksForSecrets(text)) refuse('asksForSecrets')
  const hosts = [...config.CHAT_LINK_HOSTS, ...(config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).hostname] : [])]
  if (linksIn(plainText(text)).some(link => !isAllowedLink(link, hosts))) refuse('linkNotAllowed')
  await refuseBannedTerm(db, text)
}
