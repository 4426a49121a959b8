import type { OpenCall } from '#contract/open/calls/call.ts'
import { referencePageWords } from '#words/open/reference/pages.ts'
import { inLanguage } from '#words/words.ts'
import { Html, html } from './html.ts'
import type { Reader } from './reader.ts'
import { samples, sentBy } from './samples.ts'

/** Asks for the id of the app, which then stands in every sample. */
export function appForm(reader: Reader, path: string): Html {
  const words = inLanguage(referencePageWords, reader.language)
  const { lang } = reader.kept
  return html`<form class="app" action="${path}" method="get">
${lang !== undefined && html`<input type="hidden" name="lang" value="${lang}">`}
<label for="app">${words.appId}</label>
<input id="app" name="app" value="${reader.app}" maxlength="64" pattern="[A-Za-z0-9_.\\-]+" autocomplete="off" spellcheck="false">
<button>${words.insert}</button>
<p>${words.secretStays}</p>
</form>`
}

/** The same request in four languages, of which one is seen. */
export function sampleOf(reader: Reader, call: OpenCall): Html {
  const words = inLanguage(referencePageWords, reader.language)
  const sent = sentBy(call, reader)
  const choices = samples.map(({ name, file }, at) => {
    const checked = new Html(at === 0 ? ' checked' : '')
    return html`<label><input type="radio" name="sample" value="${file}"${checked}><span>${name}</span></label>`
  })
  const blocks = samples.map(({ file, write }, at) => {
    return html`<pre class="s${at}" tabindex="0" data-file="${file}"><code>${write(sent)}</code></pre>`
  })
  return html`<section class="sample">
<h2>${words.sample}</h2>
<p>${words.sampleText}</p>
<fieldset><legend class="unseen">${words.sample}</legend>${choices}</fieldset>
${blocks}
</section>`
}
