import type { LucideIcon } from 'lucide-react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { Mode } from '#web/desk/settings/preferences.ts'
import { signOut } from '#web/kit/call.ts'
import { navigate } from '#web/kit/route.ts'
import { confirm } from '#web/kit/toast.ts'
import { wordsNow } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'

export const modeIcons: Record<Mode, LucideIcon> = { light: Sun, dark: Moon, byDevice: Monitor }

/** Signs out here even when the server cannot be reached. */
export async function leave(): Promise<void> {
  if (!(await confirm({ text: wordsNow(shellWords).sureToSignOut }))) return
  signOut()
  navigate('/login')
}
