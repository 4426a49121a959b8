/** A run of text, strong where the guide has it between two asterisks. */
export type Run = { text: string; isStrong: boolean }
export type GuidePart =
  | { kind: 'title' | 'heading' | 'text'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  /** `file`: in docs/guide/pictures/. */
  | { kind: 'picture'; file: string; label: string }

const picture = /^!\[(.+)\]\(pictures\/([\w.]+)\)$/

/** What a guide consists of: titles, pictures, lists and paragraphs, one line each. */
export function guidePartsOf(text: string): GuidePart[] {
  const parts: GuidePart[] = []
  for (const line of text.split('\n').map(one => one.trim())) {
    if (!line) continue
    const last = parts.at(-1)
    const [, label, file] = picture.exec(line) ?? []
    if (line.startsWith('- ')) {
      const item = runsOf(line.slice(2))
      if (last?.kind === 'list') last.items.push(item)
      else parts.push({ kind: 'list', items: [item] })
    } else if (label && file) parts.push({ kind: 'picture', file, label })
    else if (line.startsWith('## ')) parts.push({ kind: 'heading', runs: runsOf(line.slice(3)) })
    else if (line.startsWith('# ')) parts.push({ kind: 'title', runs: runsOf(line.slice(2)) })
    else parts.push({ kind: 'text', runs: runsOf(line) })
  }
  return parts
}

function runsOf(line: string): Run[] {
  return line
    .split('**')
    .map((text, at) => ({ text, isStrong: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
