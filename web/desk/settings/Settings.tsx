import X from 'lucide-react/icons/x'
import { Link } from '#web/kit/route.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { settingsWords } from '#words/desk/panels.ts'
import { shellWords } from '#words/desk/shell.ts'
import {
  accents,
  firstAccent,
  modes,
  settingNames,
  sizes,
  useAccent,
  useMode,
  useSettings,
  useSize,
} from './preferences.ts'
import { Switch } from './Switch.tsx'

/** Appearance of the frame, stored in this browser; changes apply at once. */
export function Settings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(shellWords)
  const text = useWords(settingsWords)
  const [mode, setMode] = useMode()
  const [size, setSize] = useSize()
  return (
    <Drawer open={open} onClose={onClose} label={words.settings} width="320px">
      <header className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <h2 className="text-base font-medium">{words.settings}</h2>
        <CloseIcon icon={X} label={words.close} />
      </header>
      <div className="grid content-start gap-6 overflow-y-auto p-4">
        <Part title={words.theme}>
          <div className="flex flex-wrap gap-2">
            {modes.map(one => (
              <Chip key={one} chosen={one === mode} onChoose={() => setMode(one)}>
                {words[one]}
              </Chip>
            ))}
          </div>
        </Part>
        <Part title={text.themeColor}>
          <Colours />
        </Part>
        <Part title={words.size}>
          <div className="flex flex-wrap gap-2">
            {sizes.map(one => (
              <Chip key={one} chosen={one === size} onChoose={() => setSize(one)}>
                {words[one]}
              </Chip>
            ))}
          </div>
        </Part>
        <Part title={text.layout}>
          <Switches />
        </Part>
        <Part title={text.rules}>
          <Link to="/user/notifications" className="text-sm text-accent-ink hover:underline" onClick={onClose}>
            {text.openRules}
          </Link>
        </Part>
      </div>
    </Drawer>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h3 className="text-sm text-muted">{title}</h3>
      {children}
    </section>
  )
}

function Colours() {
  const words = useWords(settingsWords)
  const [accent, setAccent] = useAccent()
  return (
    <div className="flex flex-wrap items-center gap-2">
      {accents.map(colour => (
        <button
          key={colour}
          type="button"
          aria-label={colour}
          aria-pressed={colour === accent}
          onClick={() => setAccent(colour)}
          className="size-7 rounded-md border border-line-strong outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-ink"
          style={{ background: colour }}
        />
      ))}
      <input
        type="color"
        aria-label={words.otherColor}
        value={accent}
        onChange={event => setAccent(event.target.value)}
        className="h-7 w-12 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
      />
      {accent !== firstAccent && (
        <Button look="quiet" onClick={() => setAccent(firstAccent)}>
          {words.resetColor}
        </Button>
      )}
    </div>
  )
}

function Switches() {
  const words = useWords(settingsWords)
  const language = useLanguage()
  const [settings, change] = useSettings()
  const offered = settingNames.filter(name => name !== 'pinyinSearch' || language === 'zh')
  return (
    <div className="grid gap-1">
      {offered.map(name => (
        <Switch key={name} label={words[name]} isOn={settings[name]} onTurn={isOn => change({ [name]: isOn })} />
      ))}
    </div>
  )
}
