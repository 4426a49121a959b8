import Ban from 'lucide-react/icons/ban'
import { useId } from 'react'
import { useWords } from '#web/kit/words.ts'
import { MenuIcon, menuIcons } from '#web/ui/show/MenuIcon.tsx'
import { menusWords } from '#words/access/menus.ts'

/** Selects one of all icons. */
export function IconField({ icon, onChoose }: { icon: string; onChoose: (icon: string) => void }) {
  const text = useWords(menusWords)
  const group = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm text-muted">{text.icon}</legend>
      <div className="flex flex-wrap gap-1">
        {['', ...menuIcons].map(name => (
          <label
            key={name}
            title={name || text.noIcon}
            className="grid size-9 cursor-pointer place-items-center rounded-md border border-transparent hover:bg-hover has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={group}
              aria-label={name || text.noIcon}
              checked={icon === name}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            {name ? <MenuIcon name={name} /> : <Ban size={16} aria-hidden className="text-muted" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
