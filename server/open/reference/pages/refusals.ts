import type { Language } from '#contract/base/values.ts'
import { refusalWords } from '#words/base/refusals.ts'
import { moreRefusals, referencePageWords } from '#words/open/reference/pages.ts'
import { inLanguage } from '#words/words.ts'
import { addresses } from '../addresses.ts'
import { type ExplainedRefusal, explainedRefusals } from '../refusals.ts'
import { page } from './frame.ts'
import { type Html, html, inText } from './html.ts'
import type { Reader } from './reader.ts'

/** Every refusal with its own anchor, for the links in answers. */
export function refusalsPage(reader: Reader): string {
  const words = inLanguage(referencePageWords, reader.language)
  const sections = [...explainedRefusals.values()].map(refusal => sectionOf(refusal, reader.language))
  const body = html`<h1>${words.refusals}</h1>
<p>${inText(words.refusalsText)}</p>
${sections}`
  return page(reader, addresses.refusals, words.refusals, body)
}

function sectionOf({ reason, status, code, text }: ExplainedRefusal, language: Language): Html {
  const said: string = { ...refusalWords[reason as keyof typeof refusalWords], ...moreRefusals[reason], ...text }[
    language
  ]
  return html`<section id="${reason}" class="refusal">
<h2>${reason}</h2>
<p class="type">HTTP ${status}, <code>code</code> ${code}</p>
<p>${said}</p>
</section>`
}
