import type { Language } from '#contract/base/values.ts'
import type { Screen } from '#web/desk/frame/menu.ts'
import { screens } from '#web/process/screens.tsx'

const texts = import.meta.glob<string>('../../../docs/guide/*.md', { query: '?raw', import: 'default' })

const pictures = import.meta.glob<string>('../../../docs/guide/pictures/*.webp', { query: '?url', import: 'default' })

const fileOf = (name: string) => `../../../docs/guide/${name}.md`

/** The guide of a screen, by its own name; a plain table without one has the guide of all plain lists. */
export function guideOf({ component }: Pick<Screen, 'component'>): string {
  const own = component.replace(/Page$/, '').replace(/^./, first => first.toLowerCase())
  return screens[component]?.guide ?? (fileOf(own) in texts ? own : 'plain')
}

/** The text of a guide, in Chinese or in English for all other languages; undefined where there is none. */
export async function readGuide(name: string, language: Language): Promise<string | undefined> {
  const text = await texts[fileOf(name)]?.()
  const [chinese, english] = text?.split('\n---\n') ?? []
  return language === 'zh' ? chinese : english
}

/** Where a picture of a guide is; undefined where there is none. */
export async function addressOfPicture(file: string): Promise<string | undefined> {
  return pictures[`../../../docs/guide/pictures/${file}`]?.()
}
