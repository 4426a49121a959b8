// The content security policy of this server forbids style elements and style attributes, and the viewer writes both. What they
// say is applied by interfaces that the policy permits: constructed style sheets, and the style property of elements.

/** @type {WeakMap<Element, CSSStyleSheet>} */
const sheets = new WeakMap()
/** The text of each style attribute after it was applied. @type {WeakMap<Element, string | null>} */
const applied = new WeakMap()

/** @param {Element} element */
function applySheet(element) {
  const known = sheets.get(element)
  const sheet = known ?? new CSSStyleSheet()
  sheet.replaceSync(element.textContent ?? '')
  sheets.set(element, sheet)
  const root = element.getRootNode()
  if (!known && (root instanceof Document || root instanceof ShadowRoot)) root.adoptedStyleSheets.push(sheet)
}

/** @param {Element} element */
function applyAttribute(element) {
  const text = element.getAttribute('style')
  if (text === null || text === applied.get(element) || !('style' in element)) return
  /** @type {HTMLElement} */
  element.style.cssText = text
  applied.set(element, element.getAttribute('style'))
}

/** @param {Node} node */
function visit(node) {
  if (node instanceof Text && node.parentElement?.localName === 'style') applySheet(node.parentElement)
  if (!(node instanceof Element)) return
  for (const element of [node, ...node.querySelectorAll('style, [style]')]) {
    if (element.localName === 'style') applySheet(element)
    applyAttribute(element)
  }
}

/** @param {Document | ShadowRoot} root */
function watch(root) {
  const observer = new MutationObserver(records => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') visit(target)
      else for (const node of addedNodes) visit(node)
    }
  })
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
}

// The viewer tells links within a text by their color only.
const links = new CSSStyleSheet()
links.replaceSync('p a, li a, td a { text-decoration: underline !important }')

const attachShadow = Element.prototype.attachShadow
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, options)
  // The viewer sets its own sheets at once, in place of all others.
  queueMicrotask(() => root.adoptedStyleSheets.push(links))
  watch(root)
  return root
}
watch(document)
