/** What a payload calls if it is executed: the test defines it in the page. */
export const payloadCall = 'xss'

/** Texts that must be shown as they are. Each calls `payloadCall`, loads something or breaks out, where a screen takes it for markup. */
export const payloads: readonly string[] = [
  '<script>xss(1)</script>',
  '<ScRiPt/x>xss(2)</sCrIpT >',
  '"><script>xss(3)</script>',
  '</title></textarea></style><script>xss(4)</script>',
  '<img src=x onerror=xss(5)>',
  '"><img src=x onerror=xss(6)//',
  '<img/src="x"/onerror="xss(7)"/>',
  '<svg onload=xss(8)>',
  '<svg><script>xss(9)</script></svg>',
  '<svg><animate onbegin=xss(10) attributeName=x dur=1s>',
  '<math><mi xlink:href="javascript:xss(11)">x</mi></math>',
  '<iframe srcdoc="<script>parent.xss(12)</script>">',
  '<iframe src=javascript:parent.xss(13)>',
  '<details open ontoggle=xss(14)>',
  '<body onload=xss(15)>',
  '<input autofocus onfocus=xss(16)>',
  '<video><source onerror=xss(17)></video>',
  '<a href="javascript:xss(18)">点我领红包</a>',
  "<style>@import'//evil.example/19'</style>",
  '<link rel=stylesheet href=//evil.example/20>',
  '<base href=//evil.example/21/>',
  '<meta http-equiv=refresh content="0;//evil.example/22">',
  '<object data=javascript:xss(23)></object>',
  '<form action=javascript:xss(24)><button>x</form>',
  '" onmouseover="xss(25)" x="',
  "' autofocus onfocus='xss(26)",
  "'-xss(27)-'",
  'javascript:xss(28)',
  'java\tscript:xss(29)',
  'data:text/html,<script>xss(30)</script>',
  "{{constructor.constructor('xss(31)')()}}",
  '$' + '{xss(32)}',
  '"};xss(33);//',
  '\\u003cscript\\u003exss(34)\\u003c/script\\u003e',
  '--><!--<img src=x onerror=xss(35)>',
  '\u202e<img src=x onerror=xss(36)>\u2066',
  '＜script＞xss(37)＜/script＞',
  "=cmd|'/C xss(38)'!A0",
  '=HYPERLINK("javascript:xss(39)","看")',
  `<b>${'很长'.repeat(90)}<script>xss(40)</script>`,
]

/** Gives the next payloads that fit: one for a name, several for a long text. */
export type Texts = (most: number) => string

const joined = 6
/** From here on a text is long. */
const longLimit = 200
/** Between the first payloads of two texts of a record. */
const apart = 7

/** Its texts begin with other payloads for each `nth`, so that each long one gets all of them in the course of seven records. */
export function textsFrom(nth: number): Texts {
  let before = 0
  return most => {
    const take = takerFrom(nth * joined + apart * before++)
    let text = take(most)
    for (let more = 1; most >= longLimit && more < joined; more++) {
      const payload = take(most)
      if (text.length + payload.length < most) text += `\n${payload}`
    }
    return text
  }
}

/** Gives the payloads from this one on, without those that are longer than what is asked for. */
function takerFrom(place: number): Texts {
  let at = place
  return most => {
    for (let tries = 0; tries < payloads.length; tries++) {
      const payload = payloads[at++ % payloads.length] ?? ''
      if (payload.length <= most) return payload
    }
    throw new Error(`No payload has at most ${most} characters.`)
  }
}

/** A copy in which the named texts, however deep, are replaced. `limits`: their longest length. */
export function withTexts<Value>(value: Value, limits: Readonly<Record<string, number>>, texts: Texts): Value {
  const changed: Value = JSON.parse(JSON.stringify(value), (key, text) => {
    const most = limits[key]
    return typeof text === 'string' && most !== undefined ? texts(most) : text
  })
  return changed
}
