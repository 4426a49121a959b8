/** Terms by what they are made of: a walk from a place of a text finds all of them that begin there. */
export type Node<Term> = { readonly children: Map<string, Node<Term>>; readonly terms: Term[] }

export function emptyNode<Term>(): Node<Term> {
  return { children: new Map(), terms: [] }
}

export function addTerm<Term>(root: Node<Term>, parts: readonly string[], term: Term): void {
  let node = root
  for (const part of parts) {
    const next = node.children.get(part) ?? emptyNode<Term>()
    node.children.set(part, next)
    node = next
  }
  node.terms.push(term)
}
