/** The reference of the open API is for programmers: in English and Chinese beside each other, not in every language of the interface. */
export type Bilingual = { readonly en: string; readonly zh: string }

/** A title as a list shows it, and what it means in a sentence or two. */
export type Described = { readonly title: Bilingual; readonly text: Bilingual }

/** The English title, the Chinese one, and both sentences. */
export function described(en: string, zh: string, text: Bilingual): Described {
  return { title: { en, zh }, text }
}
