import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import Languages from 'lucide-react/icons/languages'
import ListOrdered from 'lucide-react/icons/list-ordered'
import LogOut from 'lucide-react/icons/log-out'
import Maximize from 'lucide-react/icons/maximize'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { leave, modeIcons } from '#web/desk/frame/choices.ts'
import { toggleFullscreen } from '#web/desk/frame/fullscreen.ts'
import { modes, setMode } from '#web/desk/settings/preferences.ts'
import { navigate } from '#web/kit/route.ts'
import { languageName, languages, setLanguage } from '#web/kit/words.ts'
import type { ShellWords } from '#words/desk/shell.ts'

type Action = { key: string; label: string; icon: LucideIcon; run(): void }

/** Actions that need no page. `alias` finds one in every language. */
export function actionsFor(typed: string, words: ShellWords, openSettings: () => void): Action[] {
  const wanted = typed.trim().toLowerCase()
  const all: (Action & { alias: string })[] = [
    ...languages.map(language => ({
      key: `language ${language}`,
      label: `${words.language}: ${languageName(language)}`,
      alias: `language yuyan ${language}`,
      icon: Languages,
      run: () => void setLanguage(language),
    })),
    ...modes.map(mode => ({
      key: `mode ${mode}`,
      label: `${words.theme}: ${words[mode]}`,
      alias: `theme zhuti ${mode}`,
      icon: modeIcons[mode],
      run: () => setMode(mode),
    })),
    { key: 'me', label: words.me, alias: 'profile geren', icon: UserRound, run: () => navigate('/user/me') },
    { key: 'settings', label: words.settings, alias: 'settings shezhi', icon: Settings, run: openSettings },
    {
      key: 'notifications',
      label: words.notificationSettings,
      alias: 'notifications tongzhi shengyin',
      icon: Bell,
      run: () => navigate('/user/notifications'),
    },
    { key: 'fullscreen', label: words.fullscreen, alias: 'quanping', icon: Maximize, run: () => toggleFullscreen() },
    { key: 'signOut', label: words.signOut, alias: 'logout tuichu', icon: LogOut, run: () => void leave() },
  ]
  const order = orderIn(wanted)
  const found = all.filter(({ label, alias }) => label.toLowerCase().includes(wanted) || alias.includes(wanted))
  return [...(order ? [goToOrder(order, words)] : []), ...(wanted ? found : [])]
}

/** At least the last four characters of an order number, alone or after a word or two. */
function orderIn(wanted: string): string | undefined {
  return /^(?:\D{0,12}\s)?#?([a-z]{0,3}\d{4,})$/i.exec(wanted)?.[1]
}

function goToOrder(no: string, words: ShellWords): Action {
  return {
    key: 'order',
    label: words.goToOrder(no),
    icon: ListOrdered,
    run: () => navigate(`/order?search=${encodeURIComponent(no)}`),
  }
}
