import { openCalls } from '#contract/open/open-calls.ts'
import { moreIntroduction, referencePageWords } from '#words/open/reference/pages.ts'
import { introduction } from '#words/open/reference.ts'
import { inLanguage } from '#words/words.ts'
import { addresses } from '../addresses.ts'
import { callIn, callPath, page } from './frame.ts'
import { html, paragraphs } from './html.ts'
import { appForm, sampleOf } from './parts.ts'
import { linkTo, type Reader } from './reader.ts'

/** The rules of all calls, and the first order as a whole program. */
export function startPage(reader: Reader): string {
  const words = inLanguage(referencePageWords, reader.language)
  const text = { ...introduction, ...moreIntroduction }[reader.language]
  const first = callIn('placeOrder', reader.language)
  const body = html`<h1>${words.title}</h1>
${paragraphs(text, path => linkTo(path, reader.kept))}
<h2><a href="${linkTo(callPath('placeOrder'), reader.kept)}">${first.title}</a></h2>
${paragraphs(first.text)}
${appForm(reader, addresses.docs)}
${sampleOf(reader, openCalls.placeOrder)}`
  return page(reader, addresses.docs, words.title, body)
}
