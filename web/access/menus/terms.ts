import type { MenuRow, menus } from '#contract/access/menus.ts'
import type { InputOf } from '#contract/base/operation.ts'
import type { Language } from '#contract/base/values.ts'
import type { MenusWords as Words } from '#words/access/menus.ts'
import { isGroup, isOutside } from './tree.ts'

type EntryKind = 'group' | 'screen' | 'link'

/** The fields of the form of an entry. */
export type Terms = {
  kind: EntryKind
  parentId: number | null
  titles: Record<Language, string>
  path: string
  component: string
  icon: string
  permissions: string[] | null
  isHidden: boolean
  alwaysShow: boolean
  noCache: boolean
}

const noTitles: Record<Language, string> = { zh: '', en: '', es: '', ja: '' }

export function blankTerms(parentId: number | null): Terms {
  const shown = { isHidden: false, alwaysShow: false, noCache: false }
  return { kind: 'screen', parentId, titles: noTitles, path: '', component: '', icon: '', permissions: null, ...shown }
}

export function termsOf(row: MenuRow): Terms {
  const { parentId, titles, path, component, icon, permissions, isHidden, alwaysShow, noCache } = row
  const kind = isGroup(row) ? 'group' : isOutside(row) ? 'link' : 'screen'
  const shown = { isHidden, alwaysShow, noCache }
  return { kind, parentId, titles: { ...noTitles, ...titles }, path, component, icon, permissions, ...shown }
}

type Missing = Partial<Record<'path' | 'component', string>>

/** Errors that depend on the kind of entry; the server accepts any path for each. */
export function missingIn({ kind, path, component }: Terms, text: Words): Missing {
  const isAddress = /^(https?:\/\/\S+|mailto:\S+|tel:\S+)$/.test(path.trim())
  const isPath = /^\/[\w/-]*$/.test(path.trim())
  return {
    ...(kind === 'link' && !isAddress && { path: text.missingLink }),
    ...(kind !== 'link' && !isPath && { path: text.missingPath }),
    ...(kind === 'screen' && !/^[A-Za-z]{1,64}$/.test(component) && { component: text.missingComponent }),
  }
}

/** Converts the form's values to the command's input. A top-level group has the frame as its component, a nested group none. */
export function inputOf({ kind, titles, component, ...terms }: Terms): InputOf<typeof menus.add> {
  const filled = Object.entries(titles).filter(([, title]) => title.trim() !== '')
  const group = terms.parentId === null ? 'Layout' : 'Blank'
  return {
    ...terms,
    titles: { zh: titles.zh, ...Object.fromEntries(filled) },
    component: { group, screen: component, link: '' }[kind],
  }
}
