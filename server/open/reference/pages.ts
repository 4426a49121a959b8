import { referenceTitle, refusalPageWords } from '#words/open/reference.ts'
import { addresses } from './addresses.ts'
import { inline } from './operations.ts'
import { type ExplainedRefusal, explainedRefusals } from './refusals.ts'

/** The pages of the reference, as HTML. What stands in them is ours, and escaped all the same. */

/** The viewer shows the description. It has neither fields to sign in nor a console: a signature needs the secret. */
export const docsPage = page(
  inline(referenceTitle),
  `<script src="${addresses.docs}/styles.js"></script>
<script type="module" src="${addresses.docs}/viewer.js"></script>`,
  `<header class="unseen"><h1>${escapeHtml(inline(referenceTitle))}</h1></header>
<openapi-explorer spec-url="${addresses.description}" hide-authentication hide-server-selection hide-console
  primary-color="#1d4ed8" secondary-color="#1d4ed8" bg-color="#ffffff" text-color="#1f2937" nav-bg-color="#f3f4f6"
  nav-text-color="#1f2937" nav-hover-bg-color="#dbeafe" nav-hover-text-color="#1e3a8a" nav-accent-color="#1d4ed8"></openapi-explorer>`,
)

/** Every refusal with its own anchor, for the links in answers. Needs no script. */
export function refusalsPage(): string {
  const { title, text } = refusalPageWords
  const sections = [...explainedRefusals.values()].map(sectionOf).join('\n')
  return page(
    inline(title),
    '',
    `<main class="page">
<h1>${escapeHtml(inline(title))}</h1>
<p>${escapeHtml(text.en)}</p>
<p lang="zh">${escapeHtml(text.zh)}</p>
<p><a href="${addresses.docs}">${escapeHtml(referenceTitle.en)}</a></p>
${sections}
</main>`,
  )
}

function sectionOf({ reason, status, code, text }: ExplainedRefusal): string {
  return `<section id="${escapeHtml(reason)}">
<h2>${escapeHtml(reason)}</h2>
<p>HTTP ${status}, <code>code</code> ${code}</p>
<p>${escapeHtml(text.en)}</p>
<p lang="zh">${escapeHtml(text.zh)}</p>
</section>`
}

function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${addresses.docs}/reference.css">
${head}
</head>
<body>
${body}
</body>
</html>
`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
}
