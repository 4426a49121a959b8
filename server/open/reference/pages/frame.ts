import { type Language, languages } from '#contract/base/values.ts'
import { type OpenCallGroup, type OpenCallName, openCallGroups } from '#contract/open/open-calls.ts'
import { type WebhookSubject, webhookSchemas } from '#contract/open/webhooks/catalogue.ts'
import { moreCallWords, moreGroupWords } from '#words/open/reference/calls-more.ts'
import { referencePageWords } from '#words/open/reference/pages.ts'
import { callGroupWords, callWords } from '#words/open/reference.ts'
import { inLanguage } from '#words/words.ts'
import { addresses } from '../addresses.ts'
import { Html, html } from './html.ts'
import { linkTo, type Reader } from './reader.ts'

const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' }

export const callPath = (name: OpenCallName) => `${addresses.docs}/calls/${name}`
export const webhookPath = (subject: WebhookSubject) => `${addresses.docs}/webhooks/${subject}`
export const subjects = Object.keys(webhookSchemas) as WebhookSubject[]
const groups = Object.entries(openCallGroups) as [OpenCallGroup, object][]

/** What a call or a chapter says in one language. */
export function callIn(name: OpenCallName, language: Language): { title: string; text: string } {
  const title = { ...callWords[name].title, ...moreCallWords[name].title }
  const text = { ...callWords[name].text, ...moreCallWords[name].text }
  return { title: title[language], text: text[language] }
}

function groupIn(name: OpenCallGroup, language: Language): { title: string; text: string } {
  const title = { ...callGroupWords[name].title, ...moreGroupWords[name].title }
  const text = { ...callGroupWords[name].text, ...moreGroupWords[name].text }
  return { title: title[language], text: text[language] }
}

/** A whole page: languages above, the contents beside, no script. */
export function page(reader: Reader, path: string, title: string, body: Html): string {
  const words = inLanguage(referencePageWords, reader.language)
  const head = title === words.title ? title : `${title} · ${words.title}`
  return html`<!doctype html>
<html lang="${tags[reader.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${head}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${addresses.docs}/reference.css">
</head>
<body>
<header class="bar">
<a class="name" href="${linkTo(addresses.docs, reader.kept)}">${words.title}</a>
${languageLinks(reader, path)}
</header>
<div class="columns">
${contents(reader, path)}
<main>
${body}
</main>
</div>
</body>
</html>
`.text
}

function languageLinks({ language, kept }: Reader, path: string): Html {
  const links = languages.map(each => {
    const current = new Html(each === language ? ' aria-current="true"' : '')
    return html`<a href="${linkTo(path, { ...kept, lang: each })}" lang="${tags[each]}"${current}>${referencePageWords.ownName[each]}</a>`
  })
  return html`<nav class="languages" aria-label="${inLanguage(referencePageWords.language, language)}">${links}</nav>`
}

/** Unfolded where there is room for it; the chapter of this page is open. */
function contents(reader: Reader, here: string): Html {
  const words = inLanguage(referencePageWords, reader.language)
  const chapters = groups.map(([group, calls]) => {
    const items = Object.keys(calls).map(name => {
      const path = callPath(name as OpenCallName)
      return { path, title: callIn(name as OpenCallName, reader.language).title }
    })
    return chapter(reader, here, groupIn(group, reader.language).title, items)
  })
  const webhooks = subjects.map(subject => ({ path: webhookPath(subject), title: `${subject}.*` }))
  const all = html`${entry(reader, here, { path: addresses.docs, title: words.start })}
${chapters}
${chapter(reader, here, words.webhooks, webhooks)}
${entry(reader, here, { path: addresses.refusals, title: words.refusals })}
<a href="${addresses.description}">${words.description}</a>`
  return html`<nav class="contents" aria-label="${words.chapters}">
<details class="narrow"><summary>${words.chapters}</summary>${all}</details>
<div class="wide">${all}</div>
</nav>`
}

type Entry = { path: string; title: string }

function chapter(reader: Reader, here: string, title: string, items: Entry[]): Html {
  const open = new Html(items.some(({ path }) => path === here) ? ' open' : '')
  const links = items.map(item => entry(reader, here, item))
  return html`<details${open}><summary>${title}</summary>${links}</details>`
}

function entry({ kept }: Reader, here: string, { path, title }: Entry): Html {
  const current = new Html(path === here ? ' aria-current="page"' : '')
  return html`<a href="${linkTo(path, kept)}"${current}>${title}</a>`
}
