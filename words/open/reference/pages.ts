import { labelWords } from '#words/base/labels.ts'
import { appWords } from '#words/open/apps.ts'
import { words } from '#words/words.ts'
import { answerWords, parameterWords, refusalPageWords } from '../reference.ts'

/** What stands around calls and webhooks on the pages of the reference. */
export const referencePageWords = words({
  title: {
    zh: '开放接口文档',
    en: 'Open API reference',
    es: 'Referencia de la API abierta',
    ja: '公開 API リファレンス',
  },
  language: labelWords.language,
  /** Each language by its own name. */
  ownName: { zh: '简体中文', en: 'English', es: 'Español', ja: '日本語' },
  chapters: { zh: '目录', en: 'Contents', es: 'Contenido', ja: '目次' },
  start: { zh: '签名与约定', en: 'Signing and rules', es: 'Firma y reglas', ja: '署名と取り決め' },
  webhooks: { zh: '事件推送', en: 'Webhooks', es: 'Webhooks', ja: 'Webhook' },
  webhooksText: {
    zh: '平台推送给应用地址的签名请求。',
    en: 'What the product tells apps, as signed requests to their addresses.',
    es: 'Lo que el producto comunica a las aplicaciones, como peticiones firmadas a sus direcciones.',
    ja: '製品がアプリの送信先に送る、署名付きのリクエストです。',
  },
  refusals: { ...refusalPageWords.title, es: 'Rechazos de la API abierta', ja: '公開 API の拒否理由' },
  refusalsText: {
    ...refusalPageWords.text,
    es: 'Decida por `reason`, cuyo sentido no cambia; las frases pueden cambiar. Lo que está entre llaves se rellena en la respuesta.',
    ja: '判断には意味の変わらない reason を使ってください。文言は変わることがあります。波括弧内は応答時に置き換わります。',
  },
  description: {
    zh: '机器可读的描述（OpenAPI 3.1）',
    en: 'For machines (OpenAPI 3.1)',
    es: 'Para máquinas (OpenAPI 3.1)',
    ja: '機械用の記述（OpenAPI 3.1）',
  },
  appId: {
    zh: '您的应用编号',
    en: 'The id of your app',
    es: 'El identificador de su aplicación',
    ja: 'ご自身のアプリ ID',
  },
  insert: { zh: '填入示例', en: 'Put it into the samples', es: 'Ponerlo en los ejemplos', ja: 'サンプルに入れる' },
  secretStays: {
    zh: '密钥不填在这里：示例从环境变量 APP_SECRET 读取它。',
    en: 'The secret is not asked for here: the samples read it from the environment, APP_SECRET.',
    es: 'Aquí no se pide el secreto: los ejemplos lo leen del entorno, APP_SECRET.',
    ja: 'シークレットはここに入力しません。サンプルは環境変数 APP_SECRET から読み取ります。',
  },
  sample: { zh: '示例代码', en: 'Sample', es: 'Ejemplo', ja: 'サンプル' },
  sampleText: {
    zh: '可直接运行，签名每次重新计算。',
    en: 'Runs as it stands; it signs anew each time.',
    es: 'Funciona tal cual; firma de nuevo cada vez.',
    ja: 'そのまま実行できます。署名は毎回計算し直します。',
  },
  body: { zh: '请求体', en: 'Body', es: 'Cuerpo', ja: 'リクエスト本文' },
  parameters: {
    zh: '路径与查询参数',
    en: 'In the path and query',
    es: 'En la ruta y la consulta',
    ja: 'パスとクエリ',
  },
  answer: appWords.answer,
  mayBeRefused: { zh: '可能的拒绝', en: 'May be refused with', es: 'Puede rechazarse con', ja: '拒否される場合' },
  examples: { zh: '示例内容', en: 'Examples', es: 'Contenidos de ejemplo', ja: '内容の例' },
  required: { zh: '必填', en: 'required', es: 'obligatorio', ja: '必須' },
  oneOf: {
    zh: (which: string) => `以下形式之一：${which}`,
    en: (which: string) => `One of these forms: ${which}`,
    es: (which: string) => `Una de estas formas: ${which}`,
    ja: (which: string) => `次の形式のいずれか：${which}`,
  },
  scope: { ...answerWords.scope, es: 'Permiso', ja: 'スコープ' },
})

/** What the statuses of answers mean. */
export const statusWords = words({
  '200': { ...answerWords.done, es: 'Hecho y guardado.', ja: '処理し、保存しました。' },
  '202': {
    ...answerWords.waits,
    es: 'Guardado; espera sucesos con `seq` menor, cinco segundos como máximo por uno que no llega.',
    ja: '保存しました。より小さい `seq` の出来事を、最長 5 秒待ちます。',
  },
  '400': {
    ...answerWords['400'],
    es: 'Los datos están mal; `fields` dice dónde.',
    ja: '入力に誤りがあります。場所は `fields` が示します。',
  },
  '401': { ...answerWords['401'], es: 'Falta la firma o es incorrecta.', ja: '署名がないか、正しくありません。' },
  '403': {
    ...answerWords['403'],
    es: 'La aplicación no puede hacer esto.',
    ja: 'アプリにこの操作の権限がありません。',
  },
  '404': {
    ...answerWords['404'],
    es: 'No existe tal registro de esta aplicación.',
    ja: 'このアプリにその記録はありません。',
  },
  '409': {
    ...answerWords['409'],
    es: 'El identificador ya se usó para otra cosa.',
    ja: 'その番号は別の内容に使われています。',
  },
  '422': {
    ...answerWords['422'],
    es: 'No es posible tal como están las cosas; `reason` dice por qué.',
    ja: '現在の状態では実行できません。理由は `reason` が示します。',
  },
  '429': { ...answerWords['429'], es: 'Demasiado rápido.', ja: '速すぎます。' },
  '503': { ...answerWords['503'], es: 'El servidor no puede responder ahora.', ja: 'サーバーは今応答できません。' },
})

/** What the parts of a path and of a query are. */
export const placeWords = words({
  no: {
    ...parameterWords.no,
    es: 'El número del registro, tal como lo respondió su propia llamada.',
    ja: '作成時の呼び出しが返した記録の番号。',
  },
  kind: { ...parameterWords.kind, es: 'Qué tipo de persona o tienda es.', ja: '人または店舗の種類。' },
  externalId: {
    ...parameterWords.externalId,
    es: 'El identificador con que la aplicación conoce a la persona.',
    ja: 'アプリがその人を識別する ID。',
  },
  since: { ...parameterWords.since, es: 'Omite lo publicado antes.', ja: 'これより前に公開されたものを省きます。' },
})

/** The introduction, as Markdown, in the languages that the description does not speak. */
export const moreIntroduction = {
  es: `Las aplicaciones informan de lo que ocurre y reciben lo que decide el personal. Cada petición va firmada; cada respuesta es JSON.

**Firma.** Cinco cabeceras: \`X-App-Id\`; \`X-Timestamp\`, segundos desde 1970, con 300 de diferencia como máximo; \`X-Nonce\`, de 16 a 64 letras, cifras, \`_\` o \`-\`, nuevo cada vez; \`X-Body-SHA256\`, hexadecimal, del cuerpo tal cual o del texto vacío; \`X-Signature\`, el HMAC-SHA256 en base64, con el secreto de la aplicación como clave, de seis líneas unidas por \`\\n\`: método, ruta, consulta (pares ordenados, sin \`?\`), hora, nonce, hash del cuerpo.

**Repetición.** Cada llamada puede enviarse de nuevo con los mismos identificadores (\`externalNo\`, \`eventId\`, \`messageId\`): se hace una vez y se responde igual. Otro contenido bajo el mismo identificador se rechaza con \`requestReused\`. Tras una espera agotada, 429 o 5xx, firme de nuevo y reenvíe.

**Rechazos.** Cada uno tiene un \`reason\` cuyo sentido no cambia, una frase en inglés y en chino, y un enlace a [su explicación](/open/docs/refusals).

**Webhooks.** Llevan \`webhook-id\`, \`webhook-timestamp\` y \`webhook-signature\`: \`v1,\` y el HMAC-SHA256 en base64 de \`id.timestamp.body\`; mientras se cambia un secreto, varios separados por espacios. Llegan al menos una vez y pueden llegar tarde: guarde los identificadores, compare \`data.version\` y responda 2xx enseguida.

**Versiones.** \`/open/v1\` solo crece: ignore campos y valores que no conozca. Una versión vive al menos doce meses después de que exista la siguiente.`,
  ja: `アプリは出来事を報告し、運営の判断を受け取ります。すべてのリクエストに署名が必要で、応答はすべて JSON です。

**署名**：5 つのヘッダー。\`X-App-Id\`。\`X-Timestamp\` は 1970 年からの秒数で、ずれは 300 秒以内。\`X-Nonce\` は 16〜64 文字の英数字・\`_\`・\`-\` で毎回新しいもの。\`X-Body-SHA256\` は本文そのまま（または空文字列）の 16 進ハッシュ。\`X-Signature\` は、アプリのシークレットを鍵とし、\`\\n\` でつないだ 6 行（メソッド、パス、並べ替えたクエリ（\`?\` なし）、時刻、nonce、本文のハッシュ）の HMAC-SHA256 を base64 にしたもの。

**再送**：同じ番号（\`externalNo\`、\`eventId\`、\`messageId\`）で再送でき、処理は一度だけで応答も同じです。同じ番号で内容が違うものは \`requestReused\` で拒否します。タイムアウト・429・5xx の後は、署名し直して再送してください。

**拒否**：それぞれに意味の変わらない \`reason\`、英語と中国語の文、[説明](/open/docs/refusals)へのリンクがあります。

**Webhook**：\`webhook-id\`、\`webhook-timestamp\`、\`webhook-signature\`（\`v1,\` と、\`id.timestamp.body\` の HMAC-SHA256 の base64。シークレットの更新中は空白区切りで複数）が付きます。少なくとも一度届き、遅れることもあります。番号を控え、\`data.version\` を比べ、すぐに 2xx を返してください。

**バージョン**：\`/open/v1\` は増えるだけです。知らないフィールドや値は無視してください。次のバージョンが出てから少なくとも 12 か月は使えます。`,
} as const

type Two = { readonly es: string; readonly ja: string }

/** Why a call is refused before anything of it is read, and what has no reason of its own. */
export const moreRefusals: Readonly<Record<string, Two>> = {
  timestamp: {
    es: 'Falta X-Timestamp o difiere más de 300 segundos del reloj del servidor. Envíe la hora actual en segundos.',
    ja: 'X-Timestamp がないか、サーバーの時刻と 300 秒を超えてずれています。現在時刻（秒）を送ってください。',
  },
  nonce: {
    es: 'Falta X-Nonce o no son de 16 a 64 letras, cifras, _ o -. Envíe uno nuevo cada vez.',
    ja: 'X-Nonce がないか、16〜64 文字の英数字・_・- ではありません。毎回新しい値を送ってください。',
  },
  signature: {
    es: 'La aplicación no existe o la firma no coincide. Revise el secreto y el texto que firma.',
    ja: 'アプリが存在しないか、署名が一致しません。シークレットと署名対象の文字列を確認してください。',
  },
  address: {
    es: 'La aplicación no puede llamar desde esta dirección. Pida al operador que la añada.',
    ja: 'このアドレスからの呼び出しは許可されていません。運営に追加を依頼してください。',
  },
  replay: {
    es: 'Este X-Nonce ya se usó. Firme cada petición con uno nuevo.',
    ja: 'この X-Nonce は使用済みです。リクエストごとに新しい値で署名してください。',
  },
  scope: {
    es: 'La aplicación no tiene el permiso de esta llamada. Pídalo al operador.',
    ja: 'アプリにこの呼び出しのスコープがありません。運営に依頼してください。',
  },
  service: {
    es: 'La aplicación no puede hablar de este servicio. Pida al operador que lo añada.',
    ja: 'アプリはこのサービスを扱えません。運営に追加を依頼してください。',
  },
  city: {
    es: 'La aplicación no puede hablar de esta ciudad. Pida al operador que la añada.',
    ja: 'アプリはこの都市を扱えません。運営に追加を依頼してください。',
  },
  tooFast: {
    es: 'Demasiadas llamadas en este segundo. Espere lo que dice Retry-After.',
    ja: 'この 1 秒の呼び出しが多すぎます。Retry-After だけ待ってください。',
  },
  bodyTooLarge: {
    es: 'El cuerpo es mayor de lo que admite esta llamada (1 MiB, salvo que la referencia diga más). Envíe menos de una vez, en varias llamadas.',
    ja: '本文がこの呼び出しの上限（1 MiB。別記があるものを除く）を超えています。分けて送ってください。',
  },
  bodyNotJson: {
    es: 'El cuerpo no es JSON. Envíe JSON en UTF-8, sin comprimir, con Content-Type: application/json, y firme los mismos bytes.',
    ja: '本文が JSON ではありません。圧縮していない UTF-8 の JSON を Content-Type: application/json で送り、同じバイト列に署名してください。',
  },
  bodyNotObject: {
    es: 'El cuerpo es JSON, pero no un objeto. Envíe un objeto con los campos de esta llamada, no una lista, un texto o un número.',
    ja: '本文は JSON ですがオブジェクトではありません。配列・文字列・数値ではなく、フィールドを持つ 1 つのオブジェクトを送ってください。',
  },
  bodyTooDeep: {
    es: 'El cuerpo tiene más de {most} niveles. Envíe solo los campos que muestra la referencia.',
    ja: '本文の入れ子が {most} 段を超えています。リファレンスにあるフィールドだけを送ってください。',
  },
  bodyTooManyItems: {
    es: 'El cuerpo tiene más de {most} claves y elementos. Envíe menos de una vez, en varias llamadas.',
    ja: '本文のキーと要素が {most} 個を超えています。分けて送ってください。',
  },
  badRequest: {
    es: 'El servidor no entiende esta petición. Revise método, ruta y cabeceras.',
    ja: 'サーバーが理解できないリクエストです。メソッド・パス・ヘッダーを確認してください。',
  },
  internal: {
    es: 'Algo salió mal aquí. Inténtelo de nuevo con los mismos identificadores.',
    ja: 'こちらで問題が起きました。同じ番号で再度お試しください。',
  },
  busy: {
    es: 'El servidor está ocupado. Espere lo que dice Retry-After e inténtelo de nuevo.',
    ja: 'サーバーが混み合っています。Retry-After だけ待って再度お試しください。',
  },
}
