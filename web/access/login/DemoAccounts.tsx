import type { SignInOffers } from '#contract/access/sign-on.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { demoAccountWords } from '#words/access/demo-accounts.ts'
import { usePass } from './usePass.ts'

type DemoAccountsProps = NonNullable<SignInOffers['demo']>

/** In the demo: everybody who works there, and what to try as them. */
export function DemoAccounts({ accounts, password }: DemoAccountsProps) {
  const text = useWords(demoAccountWords)
  const { take, isBusy } = usePass(api.session.login)
  return (
    <section aria-label={text.title} className="mt-6">
      <h2 className="mb-2 text-sm text-muted">{text.title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {accounts.map(({ username, name }) => (
          <li key={username}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void take({ username, password })}
              className="block min-h-11 w-full px-4 py-1.5 text-left hover:bg-hover"
            >
              <span className="block text-sm">
                {name} <span className="ml-1 font-mono text-xs text-muted">{username}</span>
              </span>
              <span className="block text-xs text-muted">{text.tries[username]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
