import ALargeSmall from 'lucide-react/icons/a-large-small'
import Bug from 'lucide-react/icons/bug'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Expand from 'lucide-react/icons/expand'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import Search from 'lucide-react/icons/search'
import SettingsGlyph from 'lucide-react/icons/settings'
import { modes, sizes, useMode, useSettings, useSize } from '#web/desk/settings/preferences.ts'
import { useErrorLog } from '#web/desk/trouble/errors.ts'
import { useMay } from '#web/kit/may.ts'
import { languageName, languages, setLanguage, useLanguage, useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu/Menu.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { leave, modeIcons } from './choices.ts'
import { toggleFullscreen, useFullscreen } from './fullscreen.ts'

export type Panel = 'menu' | 'messages' | 'search' | 'settings' | 'profile' | 'errors' | 'help'
export type ShowPanel = (panel: Panel) => void

/** Buttons of the navbar besides notifications and profile. */
export function NavbarTools({ onShow }: { onShow: ShowPanel }) {
  const words = useWords(shellWords)
  const [{ showSettings }] = useSettings()
  const [mode] = useMode()
  const isFull = useFullscreen() !== 'off'
  const fullscreenItems = useFullscreenItems()
  return (
    <>
      <IconButton icon={CircleQuestionMark} label={words.help} onClick={() => onShow('help')} />
      {isFull ? (
        <IconButton icon={Minimize} label={words.exitFullscreen} onClick={() => toggleFullscreen()} />
      ) : (
        <Menu trigger={<IconButton icon={Maximize} label={words.fullscreen} />} items={fullscreenItems} />
      )}
      <Menu trigger={<IconButton icon={modeIcons[mode]} label={words.theme} />} items={useModeItems()} />
      <Menu trigger={<IconButton icon={ALargeSmall} label={words.size} />} items={useSizeItems()} />
      <Menu trigger={<IconButton icon={Languages} label={words.language} />} items={useLanguageItems()} />
      {showSettings && <IconButton icon={SettingsGlyph} label={words.settings} onClick={() => onShow('settings')} />}
    </>
  )
}

/** The same in one menu, where the bar is too narrow for them. */
export function MoreMenu({ onShow }: { onShow: ShowPanel }) {
  const words = useWords(shellWords)
  const first: MenuItem[] = [
    { key: 'search', label: words.search, icon: Search, onChoose: () => onShow('search') },
    { key: 'settings', label: words.settings, icon: SettingsGlyph, onChoose: () => onShow('settings') },
    { key: 'help', label: words.help, icon: CircleQuestionMark, onChoose: () => onShow('help') },
  ]
  const parts: MenuItem[][] = [
    headed(words.language, useLanguageItems()),
    headed(words.size, useSizeItems()),
    headed(words.theme, useModeItems()),
    headed(words.fullscreen, useFullscreenItems()),
  ]
  const last: MenuItem = {
    key: 'signOut',
    label: words.signOut,
    icon: LogOut,
    heading: words.me,
    onChoose: () => void leave(),
  }
  return <Menu trigger={<IconButton icon={Ellipsis} label={words.more} />} items={[...first, ...parts.flat(), last]} />
}

/** Only when there are errors, and for those who look after the installation: nobody else can do anything with them. */
export function ErrorButton({ onShow }: { onShow: ShowPanel }) {
  const words = useWords(shellWords)
  const count = useErrorLog().length
  const mayUse = useMay('settings.edit')
  if (!count || !mayUse || !import.meta.env.PROD) return null
  return (
    <IconButton icon={Bug} label={words.errors(count)} className="text-bad-ink!" onClick={() => onShow('errors')} />
  )
}

function headed(heading: string, items: MenuItem[]): MenuItem[] {
  return items.map((item, at) => (at === 0 ? { ...item, heading } : item))
}

function useFullscreenItems(): MenuItem[] {
  const words = useWords(shellWords)
  return [
    { key: 'page', label: words.wholePage, icon: Maximize, onChoose: () => toggleFullscreen('page') },
    { key: 'content', label: words.contentOnly, icon: Expand, onChoose: () => toggleFullscreen('content') },
  ]
}

function useModeItems(): MenuItem[] {
  const words = useWords(shellWords)
  const [mode, setMode] = useMode()
  return modes.map(one => ({
    key: one,
    label: words[one],
    icon: modeIcons[one],
    chosen: one === mode,
    onChoose: () => setMode(one),
  }))
}

function useSizeItems(): MenuItem[] {
  const words = useWords(shellWords)
  const [size, setSize] = useSize()
  return sizes.map(one => ({ key: one, label: words[one], chosen: one === size, onChoose: () => setSize(one) }))
}

function useLanguageItems(): MenuItem[] {
  const language = useLanguage()
  return languages.map(one => ({
    key: one,
    label: languageName(one),
    chosen: one === language,
    onChoose: () => void setLanguage(one),
  }))
}
