import { useState } from 'react'
import type { Person } from '#contract/access/session.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { profileWords } from '#words/desk/panels.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const parts = ['profile', 'password'] as const

/** Profile and password of the signed-in person. */
export function Profile({ person }: { person: Person }) {
  const words = useWords(profileWords)
  const [part, setPart] = useState<(typeof parts)[number]>('profile')
  return (
    <div className="@container">
      <Tabs
        label={words.title}
        tabs={parts.map(key => ({ key, label: words[key] }))}
        current={part}
        onChoose={setPart}
        panel="profile-part"
      />
      <div id="profile-part" role="tabpanel" aria-labelledby="profile-part-tab" className="pt-4">
        {part === 'profile' ? <ProfileForm person={person} /> : <PasswordForm />}
      </div>
      <p className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4 text-sm">
        <Link to="/user/notifications" className="text-accent-ink hover:underline">
          {words.notifications}
        </Link>
        <Link to="/user/access" className="text-accent-ink hover:underline">
          {words.access}
        </Link>
      </p>
    </div>
  )
}
