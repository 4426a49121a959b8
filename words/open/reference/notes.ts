/** What a note of a field in the description says in the languages that the description does not speak: by the English sentence. */
export const noteWords: Readonly<Record<string, readonly [zh: string, es: string, ja: string]>> = {
  'HTML that was sanitised; its pictures are paths of this product.': [
    '已净化的 HTML，其中图片为本产品的路径。',
    'HTML depurado; sus imágenes son rutas de este producto.',
    '無害化済みの HTML。画像は本製品のパスです。',
  ],
  'Version of the agreement that the applicant accepted.': [
    '申请人接受的协议版本。',
    'Versión del acuerdo que aceptó el solicitante.',
    '申請者が同意した規約のバージョン。',
  ],
  'Until when something is waited for: what is missing, or an appeal.': [
    '等待的截止时间：补充材料或申诉。',
    'Hasta cuándo se espera algo: lo que falta o un recurso.',
    '不足資料または異議申立てを待つ期限。',
  ],
  'With `application.approved`: what is still needed.': [
    '随 `application.approved`：还需要什么。',
    'Con `application.approved`: lo que aún falta.',
    '`application.approved` で、まだ必要なもの。',
  ],
  "With `application.activated`: number of the worker or shop, whose `externalId` is the applicant's; null for a city agent.":
    [
      '随 `application.activated`：服务人员或商家的编号，其 `externalId` 即申请人的编号；城市代理为 null。',
      'Con `application.activated`: número del trabajador o tienda, cuyo `externalId` es el del solicitante; null para un agente de ciudad.',
      '`application.activated` で、スタッフまたは店舗の番号（`externalId` は申請者のもの）。都市代理は null。',
    ],
  'The number that the channel knows the movement by.': [
    '渠道对该笔流水的编号。',
    'El número con que el canal conoce el movimiento.',
    'チャネル側の取引番号。',
  ],
  'The number that it has here, where that is another one: of a payout, of a refund.': [
    '本系统中的编号（若不同）：打款或退款。',
    'El número que tiene aquí, si es otro: de un pago, de un reembolso.',
    '本製品での番号が異なる場合：支払い・返金の番号。',
  ],
  'What the channel keeps for it.': ['渠道收取的费用。', 'Lo que se queda el canal.', 'チャネルの手数料。'],
  "On the bill's day in Shanghai, from `from` on and before `until`.": [
    '账单所在的上海日期，从 `from` 起、`until` 之前。',
    'En el día del extracto en Shanghái, desde `from` y antes de `until`.',
    '明細の日（上海時間）の `from` 以降、`until` より前。',
  ],
  'Also of a system line, in Chinese, as the person reads it.': [
    '系统消息也有，中文，即用户所见。',
    'También de una línea del sistema, en chino, tal como la lee la persona.',
    'システム行も含む、利用者が読む中国語の文。',
  ],
  'The administrative code of a city, 410100 for Zhengzhou.': [
    '城市行政区划代码，郑州为 410100。',
    'Código administrativo de una ciudad, 410100 para Zhengzhou.',
    '都市の行政コード。鄭州は 410100。',
  ],
  'Which side of that order it is about.': [
    '涉及该订单的哪一方。',
    'De qué parte de ese pedido se trata.',
    'その注文のどの当事者か。',
  ],
  "The authority that forwarded it, and the authority's own number.": [
    '转办的主管部门及其编号。',
    'La autoridad que lo remitió y su propio número.',
    '転送した機関とその番号。',
  ],
  'The move, as the table of states calls it, or `create`.': [
    '状态表中的动作名，或 `create`。',
    'El paso, como lo llama la tabla de estados, o `create`.',
    '状態表での動作名、または `create`。',
  ],
  'Masked for the other side.': ['对另一方已打码。', 'Oculto para la otra parte.', '相手方には伏せます。'],
  'The text of the move: a reply, a question, a reason.': [
    '该动作的文字：答复、提问、理由。',
    'El texto del paso: respuesta, pregunta, motivo.',
    '動作の文：返信・質問・理由。',
  ],
  'From the proposal on.': ['自提出方案起。', 'Desde la propuesta.', '処理案の提示以降。'],
  'The deadline of an answer: a statement, or acceptance.': [
    '答复期限：陈述或接受。',
    'El plazo de una respuesta: declaración o aceptación.',
    '回答の期限：陳述または承諾。',
  ],
  'Money to the balance of the complainant; to their app only.': [
    '赔付到投诉人余额的金额，仅推送给其应用。',
    'Dinero al saldo del reclamante; solo a su aplicación.',
    '申立人の残高への金額。その人のアプリだけに送ります。',
  ],
  'What this side is told, with the moves that concern it.': [
    '告知此方的内容，随与其有关的动作。',
    'Lo que se dice a esta parte, con los pasos que le afectan.',
    'この当事者への通知。関係する動作に付きます。',
  ],
  'Of the payment; null for deposits that were reported before they were payments.': [
    '支付单的编号；在成为支付单之前上报的保证金为 null。',
    'Del pago; null en depósitos comunicados antes de ser pagos.',
    '支払いの番号。支払いとなる前に報告された保証金は null。',
  ],
  "Counts the app's events about this order, from 1. With it events may arrive in any order: each waits for its turn, five seconds for one that does not come. Without it an event that is not possible now is refused.":
    [
      '应用内该订单事件的序号，从 1 起。带序号时可乱序到达，每个等待前序五秒；不带时，当前不可能的事件会被拒绝。',
      'Cuenta los sucesos de la aplicación sobre este pedido, desde 1. Con él pueden llegar en cualquier orden: cada uno espera su turno, cinco segundos por uno que no llega. Sin él se rechaza el que ahora no es posible.',
      'この注文についてのアプリの出来事の番号（1 から）。付けると順不同で送れ、前のものを 5 秒まで待ちます。ないと、今起こり得ない出来事は拒否します。',
    ],
  'The worker who acts; required if `by` is a kind of worker.': [
    '执行的服务人员；`by` 为服务人员类型时必填。',
    'El trabajador que actúa; obligatorio si `by` es un tipo de trabajador.',
    '動作したスタッフ。`by` がスタッフの種類なら必須。',
  ],
  'The user who plays against the customer; required where `by` is `opponent`.': [
    '与顾客对战的用户；`by` 为 `opponent` 时必填。',
    'El usuario que juega contra el cliente; obligatorio si `by` es `opponent`.',
    '顧客の対戦相手。`by` が `opponent` なら必須。',
  ],
  'Where the worker was, in GCJ-02. Staff see it beside the place of the order, as in a complaint; without it they see the position of the worker that was reported nearest in time.':
    [
      '服务人员所在位置（GCJ-02）。员工处理投诉等事务时可见；不带则显示时间最接近的一次上报位置。',
      'Dónde estaba el trabajador, en GCJ-02. El personal lo ve junto al lugar del pedido, como en una reclamación; sin él ve la posición comunicada más cercana en el tiempo.',
      'スタッフの位置（GCJ-02）。苦情などで注文の場所と並べて表示します。ない場合は時刻の最も近い報告位置です。',
    ],
  'The amount of `pay`, `payDifference` and `refund`. A ride that was left unpaid is paid by `pay` whenever its customer does.':
    [
      '`pay`、`payDifference`、`refund` 的金额。逾期未付的代驾，用户随时可补付，仍用 `pay` 上报。',
      'El importe de `pay`, `payDifference` y `refund`. Un viaje que quedó sin pagar se paga con `pay` cuando el cliente lo haga.',
      '`pay`・`payDifference`・`refund` の金額。未払いの運転代行は、後日支払われたときも `pay` で報告します。',
    ],
  'The number of `pay` and `payDifference` at the payment channel, as its bills say it; if left out, `eventId`.': [
    '`pay`、`payDifference` 在支付渠道的单号（账单中的编号）；缺省为 `eventId`。',
    'El número de `pay` y `payDifference` en el canal de pago, como en sus extractos; si falta, `eventId`.',
    '`pay`・`payDifference` の支払いチャネルでの番号（明細の番号）。省略時は `eventId`。',
  ],
  'The refund of `refund` and `failRefund`; if left out, the oldest one.': [
    '`refund`、`failRefund` 对应的退款单；缺省为最早的一笔。',
    'El reembolso de `refund` y `failRefund`; si falta, el más antiguo.',
    '`refund`・`failRefund` の返金。省略時は最も古いもの。',
  ],
  "Additional data of the move, by `facts` of the service's plan.": [
    '动作的附加数据，见该业务流程的 `facts`。',
    'Datos adicionales del paso, según `facts` del plan del servicio.',
    '動作の追加データ。サービスの流れの `facts` に従います。',
  ],
  'An id of the app’s own; the same id means the same thing.': [
    '应用自己的编号；编号相同即为同一事物。',
    'Un identificador propio de la aplicación; el mismo significa lo mismo.',
    'アプリ自身の番号。同じ番号は同じものを指します。',
  ],
  'The page of the app that it is about.': [
    '反馈所涉及的应用页面。',
    'La página de la aplicación de que trata.',
    '対象となるアプリの画面。',
  ],
  'How the person wants to be reached, a phone number or an address.': [
    '用户希望的联系方式：电话或地址。',
    'Cómo quiere que se le contacte: teléfono o dirección.',
    '希望する連絡先（電話番号またはアドレス）。',
  ],
  'What staff wrote.': ['员工所写的内容。', 'Lo que escribió el personal.', 'スタッフが書いた内容。'],
  'The language of the person, which the text is meant to be in.': [
    '用户的语言，文字应为此语言。',
    'El idioma de la persona, en que debe estar el texto.',
    '本人の言語。文はこの言語であるべきです。',
  ],
  'Of `feedback.adopted`: the version that does what was asked for.': [
    '随 `feedback.adopted`：实现该建议的版本。',
    'De `feedback.adopted`: la versión que hace lo pedido.',
    '`feedback.adopted` で、要望を実現したバージョン。',
  ],
  "The app's own id; the same id again returns the stored message.": [
    '应用自己的编号；相同编号返回已存的消息。',
    'El identificador propio de la aplicación; el mismo devuelve el mensaje guardado.',
    'アプリ自身の番号。同じ番号では保存済みのメッセージが返ります。',
  ],
  'Where the person chose a subject.': [
    '用户所选的主题。',
    'Si la persona eligió un tema.',
    '本人が選んだ件名がある場合。',
  ],
  'The order that they were looking at.': [
    '用户正在查看的订单。',
    'El pedido que estaba mirando.',
    '本人が見ていた注文。',
  ],
  'When it happened in the app, ISO 8601 with offset; at most ten years from now.': [
    '在应用中发生的时间，ISO 8601 含时区；与现在相差不超过十年。',
    'Cuándo ocurrió en la aplicación, ISO 8601 con desfase; a diez años de ahora como máximo.',
    'アプリで起きた時刻（時差付き ISO 8601）。現在から 10 年以内。',
  ],
  'What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`.':
    [
      '顾客应付：各项之和减优惠。代驾为预估，实付由动作 `end` 给出。',
      'Lo que paga el cliente: las partes menos el descuento. En un viaje, la estimación; lo debido llega con el paso `end`.',
      '顧客の支払額：各項目の合計から割引を引いた額。代行は見積りで、確定額は動作 `end` で届きます。',
    ],
  'Left out for an immediate ride.': [
    '立即用车时不填。',
    'Se omite en un viaje inmediato.',
    '即時の場合は省略します。',
  ],
  'Left out when it is decided on the way.': [
    '途中再定时不填。',
    'Se omite si se decide por el camino.',
    '途中で決める場合は省略します。',
  ],
  'Left out if the rider may buy it anywhere near.': [
    '骑手可就近购买时不填。',
    'Se omite si el repartidor puede comprarlo en cualquier sitio cercano.',
    '近くのどこで買ってもよい場合は省略します。',
  ],
  'The estimated price of the goods to buy.': [
    '代买商品的预估价格。',
    'El precio estimado de lo que hay que comprar.',
    '購入品の見積価格。',
  ],
  'How long to stand in a queue; 0 for the other kinds.': [
    '排队时长；其他类型为 0。',
    'Cuánto hacer cola; 0 en los demás tipos.',
    '並ぶ時間。ほかの種類は 0。',
  ],
  'Left out if any companion may take it.': [
    '任何陪玩师均可接单时不填。',
    'Se omite si puede aceptarlo cualquier acompañante.',
    '誰が受けてもよい場合は省略します。',
  ],
  "A prize of the platform's own, never of a player's. Only an `event` has one: 0 for a `coach`.": [
    '平台自己的奖金，绝非玩家出资。仅 `event` 有奖金；`coach` 填 0。',
    'Un premio de la plataforma, nunca de un jugador. Solo lo tiene un `event`: 0 en un `coach`.',
    'プラットフォーム自身の賞金。参加者のものではありません。賞金があるのは `event` だけで、`coach` は 0 です。',
  ],
  'The stake of a player. Only 0 is accepted, because bets between players are not permitted.': [
    '玩家赌注。仅接受 0，玩家之间不得下注。',
    'La apuesta de un jugador. Solo se admite 0: no se permiten apuestas entre jugadores.',
    '参加者の賭け金。賭けは禁止のため 0 のみ受け付けます。',
  ],
  'The number of a card or of an account, or the id of the person in the channel.': [
    '卡号、账号，或用户在渠道的编号。',
    'El número de tarjeta o cuenta, o el identificador de la persona en el canal.',
    'カード番号・口座番号、またはチャネルでの本人の ID。',
  ],
  'A mobile number of mainland China.': [
    '中国大陆手机号。',
    'Un número de móvil de China continental.',
    '中国本土の携帯電話番号。',
  ],
  'A mobile number of mainland China, or a landline with its area code: `0371-65551234`, `0371-65551234-801`, `400-820-8820`.':
    [
      '中国大陆手机号，或带区号的座机：`0371-65551234`、`0371-65551234-801`、`400-820-8820`。',
      'Un móvil de China continental o un fijo con prefijo: `0371-65551234`, `0371-65551234-801`, `400-820-8820`.',
      '中国本土の携帯、または市外局番付きの固定電話：`0371-65551234`、`0371-65551234-801`、`400-820-8820`。',
    ],
  'A number plate of mainland China, also of embassies, of Hong Kong and Macao, of the police; dots, blanks and small letters do not matter.':
    [
      '中国大陆车牌，含使馆、港澳、警用；点、空格与大小写不限。',
      'Una matrícula de China continental, también de embajadas, Hong Kong, Macao y policía; puntos, espacios y minúsculas no importan.',
      '中国本土のナンバー（大使館・香港・マカオ・警察を含む）。点・空白・小文字は問いません。',
    ],
  'Of a comment: the number of the post that it is about, of this app or another.': [
    '评论时：所评论动态的编号，本应用或其他应用。',
    'En un comentario: el número de la publicación, de esta aplicación o de otra.',
    'コメントの場合：対象の投稿の番号（他アプリも可）。',
  ],
  'What the machine of the app says of it; without it the word lists alone decide.': [
    '应用的机审结果；没有时仅由词库判断。',
    'Lo que dice la máquina de la aplicación; sin ello deciden solo las listas de palabras.',
    'アプリの機械判定。ない場合は禁止語リストだけで判断します。',
  ],
  'Null where it has no end.': ['没有结束时间时为 null。', 'Null si no tiene fin.', '終わりがない場合は null。'],
  'The HTTP status, or the number of the refusal in this product.': [
    'HTTP 状态码，或本产品的拒绝编号。',
    'El estado HTTP o el número del rechazo en este producto.',
    'HTTP ステータス、または本製品の拒否番号。',
  ],
  'Why, in a word that keeps its meaning.': [
    '原因，含义不变的词。',
    'El porqué, en una palabra cuyo sentido no cambia.',
    '理由を示す、意味の変わらない語。',
  ],
  'The same as a sentence in English.': ['同一内容的英文句子。', 'Lo mismo como frase en inglés.', '同じ内容の英文。'],
  'The same as a sentence in Chinese.': [
    '同一内容的中文句子。',
    'Lo mismo como frase en chino.',
    '同じ内容の中国語文。',
  ],
  'With `badInput`: what is wrong with each field, by its path, such as `lines.0.quantity`.': [
    '随 `badInput`：各字段的错误，以路径为键，如 `lines.0.quantity`。',
    'Con `badInput`: qué está mal en cada campo, por su ruta, como `lines.0.quantity`.',
    '`badInput` で、各フィールドの誤り（`lines.0.quantity` のようなパスごと）。',
  ],
  'The same in Chinese.': ['同上，中文。', 'Lo mismo en chino.', '同じ内容の中国語。'],
  'Where the reference explains it.': [
    '文档中的解释。',
    'Dónde lo explica la referencia.',
    'リファレンスでの説明場所。',
  ],
  'Names this call when the operator is asked.': [
    '询问运营方时用来指明此次调用。',
    'Nombra esta llamada cuando se pregunta al operador.',
    '運営に問い合わせる際にこの呼び出しを示す番号。',
  ],
  'Why it was rejected.': ['驳回原因。', 'Por qué se rechazó.', '却下の理由。'],
  'The last day of an approved paper.': [
    '已通过证件的最后有效日。',
    'El último día de un documento aprobado.',
    '承認された書類の有効最終日。',
  ],
  'Until when the person may ask for another judgement.': [
    '本人可申请复核的截止时间。',
    'Hasta cuándo la persona puede pedir otra revisión.',
    '本人が再審査を求められる期限。',
  ],
  '`externalId` of the worker concerned.': [
    '相关服务人员的 `externalId`。',
    '`externalId` del trabajador afectado.',
    '該当スタッフの `externalId`。',
  ],
  'With `order.refund…`. While `processing`, the payment app pays `amountFen` back, once per `no` however often it receives the webhook.':
    [
      '随 `order.refund…`。`processing` 时由支付应用退回 `amountFen`，每个 `no` 仅一次，无论收到几次推送。',
      'Con `order.refund…`. Mientras es `processing`, la aplicación de pago devuelve `amountFen`, una vez por `no` por muchas veces que reciba el webhook.',
      '`order.refund…` で。`processing` の間、支払いアプリが `amountFen` を返金します。Webhook を何度受けても `no` ごとに一度だけです。',
    ],
  '`wallet`: the way that the customer paid is closed, so it goes to their wallet in the app.': [
    '`wallet`：顾客原支付途径已关闭，退到其应用内钱包。',
    '`wallet`: la vía con que pagó está cerrada, así que va a su monedero en la aplicación.',
    '`wallet`：支払い方法が閉じられたため、アプリのウォレットに返します。',
  ],
  'For the customer, to the app that placed the order.': [
    '推送给下单的应用，告知顾客。',
    'Para el cliente, a la aplicación que hizo el pedido.',
    '顧客向け。注文元のアプリに送ります。',
  ],
  'Where the request came from.': ['请求的来源。', 'De dónde vino la petición.', 'リクエストの送信元。'],
  'On duty and taking a break: no orders meanwhile.': [
    '在岗但休息中：期间不派单。',
    'De servicio y en pausa: sin pedidos mientras tanto.',
    '稼働中の休憩：その間は注文なし。',
  ],
  'Percent.': ['百分比。', 'Por ciento.', 'パーセント。'],
  'These four apply to a new worker only; afterwards staff decide them.': [
    '这四项仅用于新的服务人员，之后由员工决定。',
    'Estos cuatro valen solo para un trabajador nuevo; después decide el personal.',
    'この 4 つは新しいスタッフにのみ有効で、以後は運営が決めます。',
  ],
  'Those named here are updated; the others stay.': [
    '仅更新列出的，其余不变。',
    'Se actualizan los nombrados; los demás quedan.',
    '挙げたものだけ更新し、ほかはそのままです。',
  ],
  'Stored masked.': ['打码后保存。', 'Se guarda oculto.', '伏せて保存します。'],
}
