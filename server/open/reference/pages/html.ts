/** Texts with marks and what was put into them escaped: the only way to make HTML here. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | false | undefined

/** HTML with every value in it escaped, unless it is HTML itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((made, text, at) => made + write(parts[at - 1]) + text))
}

function write(part: Part): string {
  if (part === false || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('\n')
  return escapeHtml(String(part))
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
}

/** Paragraphs with code, strong words and links: all that the words of the reference use of Markdown. */
export function paragraphs(text: string, link: (path: string) => string = path => path): Html {
  const all = text.split('\n\n').map(paragraph => html`<p>${inText(paragraph, link)}</p>`)
  return html`${all}`
}

/** The same on one line. */
export function inText(text: string, link: (path: string) => string = path => path): Html {
  const marked = escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (_, said: string, path: string) => {
      return `<a href="${escapeHtml(link(path))}">${said}</a>`
    })
  return new Html(marked)
}

/** Of a value in JSON, as it is read by people. */
export function json(value: unknown): Html {
  return html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`
}
