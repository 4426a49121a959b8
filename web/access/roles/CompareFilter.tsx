import EqualNot from 'lucide-react/icons/equal-not'
import GitCompare from 'lucide-react/icons/git-compare'
import type { RoleRow } from '#contract/access/roles.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { rolesWords } from '#words/access/roles.ts'

type CompareFilterProps = {
  all: readonly RoleRow[]
  one: number
  other: number
  differing: boolean
  onFilter: (patch: { one?: number; other?: number; differing?: boolean }) => void
}

/** Selects two roles to compare. */
export function CompareFilter({ all, one, other, differing, onFilter }: CompareFilterProps) {
  const text = useWords(rolesWords)
  const choices = (none: string, except: number) => [
    { value: '0', label: none },
    ...all.filter(role => role.id !== except).map(role => ({ value: String(role.id), label: role.name })),
  ]
  return (
    <span className="flex flex-wrap items-center gap-2">
      <GitCompare size={14} aria-hidden className="text-muted max-desktop:hidden" />
      <FilterSelect
        label={text.compare}
        options={choices(text.noCompare, other)}
        value={String(one)}
        onChoose={key => onFilter(key === '0' ? { one: 0, other: 0, differing: false } : { one: Number(key) })}
      />
      {one > 0 && (
        <FilterSelect
          label={text.compareWith}
          options={choices(text.compareWith, one)}
          value={String(other)}
          onChoose={key => onFilter({ other: Number(key) })}
        />
      )}
      {one > 0 && other > 0 && (
        <Chip chosen={differing} onChoose={() => onFilter({ differing: !differing })}>
          <span className="flex items-center gap-1">
            <EqualNot size={12} aria-hidden />
            {text.onlyDifferences}
          </span>
        </Chip>
      )}
    </span>
  )
}
