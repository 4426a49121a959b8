import { ALargeSmall, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { type Person, session } from '#contract/session.ts'
import type { Language } from '#contract/values.ts'
import { call } from '#web/kit/call.ts'
import { queryClient } from '#web/kit/read.ts'
import { navigate } from '#web/kit/route.ts'
import { confirm } from '#web/kit/toast.ts'
import { languageName, languages, setLanguage, useLanguage, useWords } from '#web/kit/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import { endSession } from './entry.ts'
import { PopMenu } from './PopMenu.tsx'
import { modes, sizes, useMode, useSize } from './preferences.ts'
import { text } from './text.ts'

const modeIcons = { light: Sun, dark: Moon, byDevice: Monitor }

export function ModeMenu() {
  const words = useWords(text)
  const [mode, setMode] = useMode()
  return (
    <PopMenu
      trigger={<IconButton icon={modeIcons[mode]} label={words.theme} />}
      items={modes.map(one => ({
        key: one,
        label: words[one],
        icon: modeIcons[one],
        chosen: one === mode,
        onChoose: () => setMode(one),
      }))}
    />
  )
}

export function SizeMenu() {
  const words = useWords(text)
  const [size, setSize] = useSize()
  return (
    <PopMenu
      trigger={<IconButton icon={ALargeSmall} label={words.size} />}
      items={sizes.map(one => ({ key: one, label: words[one], chosen: one === size, onChoose: () => setSize(one) }))}
    />
  )
}

export function LanguageMenu() {
  const words = useWords(text)
  const language = useLanguage()

  async function choose(wanted: Language): Promise<void> {
    await setLanguage(wanted)
    // Menu titles and messages come worded from the server.
    await queryClient.invalidateQueries()
  }

  return (
    <PopMenu
      trigger={<IconButton icon={Languages} label={words.language} />}
      items={languages.map(one => ({
        key: one,
        label: languageName(one),
        chosen: one === language,
        onChoose: () => void choose(one),
      }))}
    />
  )
}

export function AccountMenu({ person }: { person: Person }) {
  const words = useWords(text)
  const name = person.nickName || person.name || person.username

  async function signOut(): Promise<void> {
    if (!(await confirm({ text: words.sureToSignOut }))) return
    // Whoever wants to leave leaves, also when the server cannot be told.
    await call(session.logout, {}).catch(() => {})
    endSession()
    navigate('/login')
  }

  return (
    <PopMenu
      trigger={
        <button type="button" className="flex h-control items-center gap-2 rounded-md px-1.5 text-sm hover:bg-hover">
          <Avatar name={name} src={person.avatar} size={24} />
          <span className="sr-only">{words.account(name)}</span>
          <span aria-hidden className="max-w-32 truncate max-desktop:hidden">
            {name}
          </span>
        </button>
      }
      items={[{ key: 'signOut', label: words.signOut, icon: LogOut, onChoose: () => void signOut() }]}
    />
  )
}
