/** A run of text, strong where the guide has it between two asterisks. */
export type Run = { text: string; isStrong: boolean }
export type GuidePart = { kind: 'title' | 'heading' | 'text'; runs: Run[] } | { kind: 'list'; items: Run[][] }

/** What a guide consists of: titles, lists and paragraphs, one line each. */
export function guidePartsOf(text: string): GuidePart[] {
  const parts: GuidePart[] = []
  for (const line of text.split('\n').map(one => one.trim())) {
    if (!line) continue
    const last = parts.at(-1)
    if (line.startsWith('- ')) {
      const item = runsOf(line.slice(2))
      if (last?.kind === 'list') last.items.push(item)
      else parts.push({ kind: 'list', items: [item] })
    } else if (line.startsWith('## ')) parts.push({ kind: 'heading', runs: runsOf(line.slice(3)) })
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
