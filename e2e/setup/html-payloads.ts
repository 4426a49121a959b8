import { payloadCall } from '../security/payloads.ts'

const call = (nth: number) => `${payloadCall}(${nth})`

/**
 * HTML for announcements: scripts, and text that changes its meaning when it is parsed a second time (mutation), by way of other
 * namespaces, elements whose content is no markup, comments, and addresses that only look harmless.
 */
export const htmlPayloads: readonly string[] = [
  // Scripts and handlers.
  `<p>文<script>${call(1)}</script></p>`,
  `<p onclick="${call(2)}" onmouseover=${call(2)}>文</p>`,
  `<img src=x onerror=${call(3)}>文`,
  `<img/src="x"/onerror="${call(4)}"//>文`,
  `<svg onload=${call(5)}></svg>文`,
  `<svg/onload=${call(6)} />文`,
  `<body onload=${call(7)}>文`,
  `<details open ontoggle=${call(8)}>文</details>`,
  `<input autofocus onfocus=${call(9)}>文`,
  `<video src=x onerror=${call(10)}><source onerror=${call(10)}></video>文`,
  `<marquee onstart=${call(11)}>文</marquee>`,
  `<form action="javascript:${call(12)}"><button formaction="javascript:${call(12)}">文</button></form>`,
  `<iframe srcdoc="<script>parent.${call(13)}</script>"></iframe>文`,
  `<iframe src="javascript:parent.${call(14)}"></iframe>文`,
  `<object data="javascript:${call(15)}"></object><embed src="javascript:${call(15)}">文`,
  `<meta http-equiv=refresh content="0;javascript:${call(16)}"><base href="//evil.example/">文`,
  `<link rel=stylesheet href=//evil.example/17><style>@import'//evil.example/17'</style>文`,
  `<p style="background:url(javascript:${call(18)})" class="fixed" id="root">文</p>`,
  `<a id=defaultView name=cookie href="/order">文</a>`,
  // Addresses.
  `<a href="javascript:${call(20)}">文</a>`,
  `<a href="JaVaScRiPt:${call(21)}">文</a>`,
  `<a href=" &#1;javascript:${call(22)}">文</a>`,
  `<a href="java\tscript:${call(23)}">文</a>`,
  `<a href="java&#10;script&colon;${call(24)}">文</a>`,
  `<a href="&#x6a;&#x61;vascript&#x3a;${call(25)}">文</a>`,
  `<a href="data:text/html,<script>${call(26)}</script>">文</a>`,
  `<a href="vbscript:${call(27)}">文</a>`,
  '<a href="//evil.example/28">文</a><a href="/\\evil.example">文</a><a href="/\t/evil.example">文</a>',
  '<a href="https://good.example" target=_self rel=opener ping="//evil.example/29">文</a>',
  `<img src="data:image/svg+xml,<svg onload=${call(30)}>">文`,
  '<img src="https://evil.example/31.png"><img src="/files/../api/x.webp">文',
  '<img srcset="//evil.example/32 1x" src="/files/AAAAAAAAAAAAAAAAAAAAAA.webp?x">文',
  `<table background="javascript:${call(33)}"><tr><td background="//evil.example/33">文</td></tr></table>`,
  // Other namespaces.
  `<svg><script>${call(40)}</script></svg>文`,
  `<svg><style><img src=x onerror=${call(41)}></style></svg>文`,
  `<svg><a xlink:href="javascript:${call(42)}"><text y=20>文</text></a></svg>`,
  `<svg><animate onbegin=${call(43)} attributeName=x dur=1s></svg>文`,
  `<svg></p><style><a id="</style><img src=1 onerror=${call(44)}>">文`,
  `<svg><foreignObject><p><img src=x onerror=${call(45)}></p></foreignObject></svg>文`,
  `<math><mi xlink:href="javascript:${call(46)}">文</mi></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call(47)}&gt;"></math>文`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call(48)}></style></mglyph></mtext></form>文`,
  `<math><mtext><p><mglyph><style><img src=x onerror=${call(49)}></style></mglyph></p></mtext></math>文`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${call(50)}></style></annotation-xml></math>文`,
  `<svg><desc><table><style><img src=x onerror=${call(51)}></style></table></desc></svg>文`,
  // Elements whose content is read differently with scripts than without, or a second time.
  `<noscript><p title="</noscript><img src=x onerror=${call(60)}>">文</noscript>`,
  `<noscript><style></noscript><img src=x onerror=${call(61)}></style></noscript>文`,
  `<template><script>${call(62)}</script><img src=x onerror=${call(62)}></template>文`,
  `<template shadowrootmode="open"><script>${call(63)}</script></template>文`,
  `<textarea><img src=x onerror=${call(64)}></textarea><title></title><img src=x onerror=${call(64)}>文`,
  `<xmp><p title="</xmp><img src=x onerror=${call(65)}>"></xmp>文`,
  `<noembed><p title="</noembed><img src=x onerror=${call(66)}>"></noembed>文`,
  `<noframes><p title="</noframes><img src=x onerror=${call(67)}>"></noframes>文`,
  `<iframe><p title="</iframe><img src=x onerror=${call(68)}>"></iframe>文`,
  `<plaintext><img src=x onerror=${call(69)}>文`,
  `<select><style></select><img src=x onerror=${call(70)}></style></select>文`,
  `<select><iframe></select><img src=x onerror=${call(71)}></iframe></select>文`,
  `<frameset onload=${call(72)}></frameset>文`,
  // Comments and what looks like them.
  `<!--><img src=x onerror=${call(80)}>-->文`,
  `<!-- --!><img src=x onerror=${call(81)}>-->文`,
  `<![CDATA[<img src=x onerror=${call(82)}>]]>文`,
  `<svg><![CDATA[</svg><img src=x onerror=${call(83)}>]]></svg>文`,
  `<?xml-stylesheet href="javascript:${call(84)}"?><!DOCTYPE html [<!ENTITY x "${call(84)}">]>文`,
  `<p title="--&gt;&lt;/style&gt;&lt;img src=x onerror=${call(85)}&gt;">&lt;img src=x onerror=${call(85)}&gt;文</p>`,
  // Trees that no parser makes from what is written of them.
  `<p><table><p><a href="https://one.example"><table><a href="javascript:${call(90)}">文</a></table></a></p></table></p>`,
  `<a href="https://one.example"><p><a href="javascript:${call(91)}">文</a></p></a>`,
  '<p><object><p>文</p></object></p><h2><h3><section><h2>文</h2></section></h3></h2>',
  '<table><li><td><table><tr><p><caption>文</caption></p></tr></table></td></li></table>',
  '<b><i><u><b><i><u><p><s></b>文</i></u></p></s>',
  `<li><p><dl><dt><img alt="\`><img src=x onerror=${call(95)}>" src="/files/AAAAAAAAAAAAAAAAAAAAAA.webp"></dt></dl></p></li>文`,
  `<img alt="&quot; onerror=&quot;${call(96)}" src="/files/AAAAAAAAAAAAAAAAAAAAAA.webp">文`,
  `<a href="https://one.example/&quot;onmouseover=&quot;${call(97)}">文</a>`,
  `<p>\u2028<\u0000script>${call(98)}</script\u0000></p>文`,
]

/** What a text of an announcement may consist of, said a second time: by elements, and their attributes. */
export const allowedMarkup: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's', 'code', 'blockquote', 'ul', 'ol', 'li', 'hr', 'table'],
      ...['thead', 'tbody', 'tfoot', 'tr', 'caption'],
    ].map(name => [name, []]),
  ),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

/** What stands in a document beyond that: runs in the page that parsed it. */
export function strangeParts(root: ParentNode & Node, allowed: Readonly<Record<string, readonly string[]>>): string[] {
  const strange: string[] = []
  const view = root.ownerDocument?.createTreeWalker(root, 0xffffffff)
  for (let node = view?.nextNode(); node; node = view?.nextNode()) {
    if (node.nodeType === 3) continue
    if (node.nodeType !== 1) {
      strange.push(`node ${node.nodeType}`)
      continue
    }
    const element = node as Element
    const name = element.localName
    const attributes = element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? allowed[name] : undefined
    if (!attributes) strange.push(`<${name}>`)
    for (const { name: attribute } of element.attributes)
      if (!attributes?.includes(attribute)) strange.push(`${name}[${attribute}]`)
    if (name === 'a') {
      const { protocol, rel, target, origin } = element as HTMLAnchorElement
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) strange.push(protocol)
      if (rel !== 'noopener noreferrer nofollow' || target !== '_blank') strange.push(`rel of ${origin}`)
      if (/evil/.test(origin)) strange.push(origin)
    }
    if (name === 'img' && !/^\/files\/[\w-]{22}\.webp$/.test(element.getAttribute('src') ?? ''))
      strange.push('img[src]')
  }
  return strange
}
