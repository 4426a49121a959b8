import type { Bilingual } from './bilingual.ts'

/** In Chinese, why the signature or the pace of a call is refused, before anything of it is read. */
export const callRefusalsInChinese = {
  timestamp: '缺少 X-Timestamp，或与服务器时间相差超过 300 秒。请发送当前时间（秒）。',
  nonce: '缺少 X-Nonce，或不是 16–64 位字母、数字、_ 或 -。请每次发送新的随机值。',
  signature: '应用不存在或签名不匹配。请检查密钥与待签名字符串。',
  address: '应用不允许从此地址调用。请联系运营方添加该地址。',
  replay: '该 X-Nonce 已使用过。每次请求请使用新的随机值签名。',
  scope: '应用没有此接口的权限范围。请联系运营方开通。',
  service: '应用不能代表此业务。请联系运营方添加。',
  city: '应用不能代表此城市。请联系运营方添加。',
  tooFast: '本秒请求过多。请按 Retry-After 等待后重试。',
}

/** What has no reason of its own. */
export const otherRefusals = {
  bodyTooLarge: {
    en: 'The body is larger than this call takes (1 MiB, and more where the reference says so). Send less at once, in several calls.',
    zh: '请求体超过该接口的上限（1 MiB，接口文档另有说明的除外）。请减少单次发送的内容，分多次调用。',
  },
  bodyNotJson: {
    en: 'The body is not JSON. Send JSON in UTF-8, not compressed, with Content-Type: application/json, and sign the same bytes.',
    zh: '请求体不是 JSON。请发送未压缩的 UTF-8 编码 JSON（Content-Type: application/json），并对相同的字节签名。',
  },
  bodyNotObject: {
    en: 'The body is JSON, but not an object. Send one object with the fields of this call, not a list, a text or a number.',
    zh: '请求体是 JSON，但不是对象。请发送包含该接口字段的一个对象，而不是数组、字符串或数字。',
  },
  bodyTooDeep: {
    en: 'The body is nested deeper than {most} levels. Send only the fields that the reference shows.',
    zh: '请求体嵌套超过 {most} 层。请只发送接口文档中列出的字段。',
  },
  bodyTooManyItems: {
    en: 'The body has more than {most} keys and items. Send less at once, in several calls.',
    zh: '请求体的键和元素超过 {most} 个。请减少单次发送的内容，分多次调用。',
  },
  badRequest: {
    en: 'This is not a request that the server understands. Check method, path and headers.',
    zh: '服务器无法识别该请求。请检查方法、路径与请求头。',
  },
  internal: {
    en: 'Something went wrong here. Try again with the same ids.',
    zh: '服务器内部出错。请使用相同的编号重试。',
  },
  busy: {
    en: 'The server cannot answer now. Try again with the same ids after Retry-After.',
    zh: '服务器暂时无法响应。请按 Retry-After 等待后使用相同的编号重试。',
  },
} as const satisfies Record<string, Bilingual>
