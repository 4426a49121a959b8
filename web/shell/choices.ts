import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { Language } from '#contract/values.ts'
import { signOut } from '#web/kit/call.ts'
import { queryClient } from '#web/kit/read.ts'
import { navigate } from '#web/kit/route.ts'
import { confirm } from '#web/kit/toast.ts'
import { setLanguage, wordsNow } from '#web/kit/words.ts'
import type { Mode } from './preferences.ts'
import { text } from './text.ts'

export const modeIcons: Record<Mode, LucideIcon> = { light: Sun, dark: Moon, byDevice: Monitor }

export async function chooseLanguage(wanted: Language): Promise<void> {
  await setLanguage(wanted)
  // Menu titles and messages come worded from the server.
  await queryClient.invalidateQueries()
}

/** Whoever wants to leave leaves, also when the server cannot be told. */
export async function leave(): Promise<void> {
  if (!(await confirm({ text: wordsNow(text).sureToSignOut }))) return
  signOut()
  navigate('/login')
}
