import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { profileWords } from '#words/desk/panels.ts'
import { Profile } from './Profile.tsx'

export function ProfilePage() {
  const words = useWords(profileWords)
  const { data, error, refetch } = useRead(api.session.userInfo, {})
  if (!data) return error && <Failed error={error} onAgain={() => void refetch()} />
  return (
    <section className="mx-auto max-w-2xl p-4 desktop:mt-4 desktop:rounded-lg desktop:border desktop:border-line desktop:bg-surface desktop:p-6">
      <h1 className="sr-only">{words.title}</h1>
      <Profile person={data} />
    </section>
  )
}
