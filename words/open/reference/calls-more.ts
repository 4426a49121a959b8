import type { OpenCallGroup, OpenCallName } from '#contract/open/open-calls.ts'
import type { WebhookSubject } from '#contract/open/webhooks/catalogue.ts'

/** What a call or a chapter is called, and its sentences, in Spanish and Japanese. */
export type More = { readonly title: InMore; readonly text: InMore }
export type InMore = { readonly es: string; readonly ja: string }

function said(es: string, ja: string, text: InMore): More {
  return { title: { es, ja }, text }
}

/** The words of every call in the two languages that the description itself does not speak. */
export const moreCallWords: Readonly<Record<OpenCallName, More>> = {
  placeOrder: said('Crear un pedido', '注文を登録', {
    es: 'Un cliente hizo un pedido de uno de los seis servicios. El mismo `externalNo` devuelve el pedido ya guardado.',
    ja: '顧客が6つのサービスのいずれかを注文しました。同じ `externalNo` を再送すると、保存済みの注文が返ります。',
  }),
  sendEvent: said('Informar de un suceso', '注文の出来事を報告', {
    es: 'Algo le ocurrió a un pedido: pagado, aceptado, recogido, entregado. El mismo `eventId` no cambia nada. Con `seq` los sucesos pueden llegar en cualquier orden; el que espera su turno responde 202.',
    ja: '注文に変化がありました（支払い、受付、受取、配達など）。同じ `eventId` の再送では何も変わりません。`seq` を付けると順不同で送れ、順番待ちのものには 202 が返ります。',
  }),
  requestRefund: said('Pedir un reembolso', '返金を申請', {
    es: 'El cliente pide que se le devuelva el dinero. El mismo `externalNo` devuelve el mismo reembolso.',
    ja: '顧客が返金を求めています。同じ `externalNo` を再送すると同じ返金が返ります。',
  }),
  sendWorkers: said('Informar de trabajadores', 'スタッフを報告', {
    es: 'Repartidores, conductores y acompañantes como los conoce su aplicación, 200 como máximo; de nuevo cada vez que alguien entra o sale de servicio o se mueve.',
    ja: 'アプリが把握している配達員・代行運転手・プレイ同行者を一度に最大 200 人送ります。稼働の開始・終了や移動のたびに再送します。',
  }),
  sendMerchants: said('Informar de tiendas', '店舗を報告', {
    es: 'Tiendas como las conoce su aplicación, 200 como máximo; de nuevo cada vez que una abre, cierra o cambia.',
    ja: 'アプリが把握している店舗を一度に最大 200 件送ります。開店・閉店・変更のたびに再送します。',
  }),
  sendLanguages: said('Informar del idioma de las personas', '利用者の言語を報告', {
    es: 'El idioma en que cada persona usa la aplicación. A quien no se nombra se le escribe en chino.',
    ja: '各人がアプリで使う言語です。指定のない人には中国語で通知します。',
  }),
  sendMessage: said('Enviar un mensaje', 'メッセージを送信', {
    es: 'Una persona escribe a atención al cliente. Como máximo 20 por minuto y persona; el mismo `messageId` devuelve el mensaje ya guardado.',
    ja: '利用者がカスタマーサービスに書き込みます。1 人 1 分あたり最大 20 件。同じ `messageId` では保存済みのメッセージが返ります。',
  }),
  sendMedia: said('Subir una imagen o voz', '画像・音声をアップロード', {
    es: 'Para un mensaje que sigue: jpeg, png o webp hasta 5 MB; sonido ogg, webm, mp4 o wav hasta 60 segundos y 1 MB.',
    ja: '続くメッセージ用です。jpeg・png・webp は 5 MB まで、音声 ogg・webm・mp4・wav は 60 秒かつ 1 MB まで。',
  }),
  linkMedia: said('Obtener el enlace de un archivo', 'メディアのリンクを取得', {
    es: 'Dónde descargar una imagen o voz de las conversaciones de la propia aplicación, durante unos minutos.',
    ja: '自アプリの会話の画像・音声を取得する、数分間有効なアドレスです。',
  }),
  readMessages: said('Marcar mensajes como leídos', '既読にする', {
    es: 'La persona ha visto todo hasta un mensaje nuestro.',
    ja: '利用者が当方のあるメッセージまで読みました。',
  }),
  showTyping: said('Mostrar que alguien escribe', '入力中を表示', {
    es: 'La persona está escribiendo; los agentes lo ven unos segundos.',
    ja: '利用者が入力中であることを、担当者に数秒間表示します。',
  }),
  rate: said('Valorar una conversación', '会話を評価', {
    es: 'Una vez, después del webhook `chat.closed`. La misma nota se acepta de nuevo; otra se rechaza.',
    ja: 'Webhook `chat.closed` の後に一度だけ。同じ点数の再送は受け付け、異なる点数は拒否します。',
  }),
  openPacket: said('Abrir un sobre rojo', '紅包を受け取る', {
    es: 'Por su destinatario. Repetido, recibe la misma respuesta.',
    ja: '受取人が開きます。繰り返しても同じ応答です。',
  }),
  sendEvidence: said('Subir una imagen para una reclamación', '苦情用の画像をアップロード', {
    es: 'Para una reclamación, declaración o recurso que se envía en el plazo de un día: jpeg, png o webp hasta 5 MB.',
    ja: '1 日以内に送る苦情・陳述・異議申立て用です。jpeg・png・webp、5 MB まで。',
  }),
  complain: said('Presentar una reclamación', '苦情を提出', {
    es: 'Una parte de un pedido se queja de otra. El mismo `externalNo` devuelve la reclamación ya guardada.',
    ja: '注文の当事者が相手方について苦情を申し立てます。同じ `externalNo` では保存済みの苦情が返ります。',
  }),
  answerComplaint: said('Responder a una propuesta', '処理案に回答', {
    es: 'El reclamante acepta, no acepta, retira o reabre en siete días. El mismo `eventId` no cambia nada.',
    ja: '申立人が承諾・不服・取下げ、または 7 日以内に再開します。同じ `eventId` の再送では何も変わりません。',
  }),
  giveStatement: said('Dar una declaración', '陳述を提出', {
    es: 'La otra parte cuenta lo que pasó, mientras se le pide.',
    ja: '求められている間に、相手方が経緯を述べます。',
  }),
  appealPunishment: said('Recurrir una sanción', '処分に異議を申立て', {
    es: 'La otra parte recurre una sanción, una vez, en 72 horas.',
    ja: '相手方は 72 時間以内に一度だけ処分に異議を申し立てられます。',
  }),
  sendPaperImage: said('Subir la imagen de un documento', '書類の画像をアップロード', {
    es: 'Para un documento que se envía a continuación: jpeg, png o webp hasta 5 MB.',
    ja: '続けて送る書類用です。jpeg・png・webp、5 MB まで。',
  }),
  sendPaper: said('Enviar un documento', '書類を提出', {
    es: 'Alguien presenta su documento de identidad, permiso o certificado. El mismo `externalNo` devuelve el guardado; otro del mismo tipo sustituye al que aún espera.',
    ja: '身分証・免許証・証明書などを提出します。同じ `externalNo` では保存済みのものが返り、同種の書類は審査待ちのものを置き換えます。',
  }),
  appealPaper: said('Recurrir la revisión de un documento', '書類審査に異議を申立て', {
    es: 'La persona pide que juzgue otra persona, una vez, en 7 días.',
    ja: '本人は 7 日以内に一度だけ、別の担当者による再審査を求められます。',
  }),
  apply: said('Solicitar trabajar con la plataforma', '加入を申請', {
    es: 'Se rechaza mientras la misma persona tenga abierta una solicitud del mismo tipo, y 30 días después de un rechazo o retirada. El mismo `externalNo` devuelve la guardada.',
    ja: '同じ人の同種の申請が未完了の間、および却下・取下げから 30 日間は拒否します。同じ `externalNo` では保存済みの申請が返ります。',
  }),
  resubmitApplication: said('Añadir lo que faltaba', '不足資料を補う', {
    es: 'Después del webhook `application.returned`.',
    ja: 'Webhook `application.returned` の後に送ります。',
  }),
  withdrawApplication: said('Retirar una solicitud', '申請を取り下げる', {
    es: 'El solicitante ya no la quiere; el depósito se devuelve.',
    ja: '申請者が取り下げます。保証金は返還されます。',
  }),
  appealApplication: said('Recurrir un rechazo', '却下に異議を申立て', {
    es: 'Una vez, en 7 días.',
    ja: '7 日以内に一度だけできます。',
  }),
  sendApplicationProgress: said('Informar de la formación', '研修の結果を報告', {
    es: 'El resultado de la formación, una vez aprobada la solicitud.',
    ja: '申請の承認後に、研修の成績を送ります。',
  }),
  sendDeposit: said('Informar de un depósito', '保証金の入金を報告', {
    es: 'El dinero del depósito llegó a la aplicación que lo dice, bajo su `channelNo`. El mismo `channelNo` no cambia nada.',
    ja: '保証金が送信元アプリに着金しました（`channelNo` で識別）。同じ `channelNo` の再送では何も変わりません。',
  }),
  sendDepositResult: said('Informar de un depósito devuelto', '保証金返還の結果を報告', {
    es: 'Qué fue de la devolución, tantas veces como se diga.',
    ja: '返還の結果です。何度送っても構いません。',
  }),
  sendPostMedium: said('Subir un archivo para una publicación', '投稿用メディアをアップロード', {
    es: 'jpeg, png o webp hasta 5 MB; sonido ogg, webm, mp4 o wav hasta 60 segundos y 1 MB; vídeo mp4 o webm hasta 60 segundos y 15 MB.',
    ja: 'jpeg・png・webp は 5 MB まで、音声 ogg・webm・mp4・wav は 60 秒かつ 1 MB まで、動画 mp4・webm は 60 秒かつ 15 MB まで。',
  }),
  publishPost: said('Publicar una entrada o comentario', '投稿・コメントを公開', {
    es: 'Responde si se puede mostrar (`approved`) o debe esperar (`pending`, `hidden`). Se rechaza mientras el autor esté silenciado. El mismo `externalNo` devuelve lo guardado.',
    ja: '表示できるか（`approved`）、待つべきか（`pending`、`hidden`）を返します。投稿者の書き込み制限中は拒否します。同じ `externalNo` では保存済みのものが返ります。',
  }),
  sendPostFigures: said('Informar de cifras de publicaciones', '投稿の数値を報告', {
    es: 'Cuántas personas vieron, marcaron y compartieron las publicaciones, tal como está ahora. Los números desconocidos se omiten.',
    ja: '投稿の現在の閲覧・いいね・共有の数です。未知の番号は無視します。',
  }),
  editPost: said('Editar una publicación', '投稿を編集', {
    es: 'Por su autor. Se revisa de nuevo.',
    ja: '投稿者が編集します。改めて審査します。',
  }),
  deletePost: said('Eliminar una publicación', '投稿を削除', { es: 'Por su autor.', ja: '投稿者が削除します。' }),
  appealPost: said('Recurrir la revisión de una publicación', '投稿審査に異議を申立て', {
    es: 'Por su autor, una vez, en 7 días.',
    ja: '投稿者は 7 日以内に一度だけできます。',
  }),
  reportPost: said('Denunciar una publicación', '投稿を通報', {
    es: 'De esta aplicación o de otra; cada denunciante cuenta una vez por publicación.',
    ja: '自アプリまたは他アプリの投稿。通報者は投稿ごとに一度だけ数えます。',
  }),
  listAnnouncements: said('Listar avisos', 'お知らせを取得', {
    es: 'Lo publicado para esta persona, primero lo fijado y luego lo más nuevo, 50 como máximo.',
    ja: 'この人向けのお知らせを、固定されたもの、新しい順に最大 50 件返します。',
  }),
  readAnnouncement: said('Marcar un aviso como leído', 'お知らせを既読にする', {
    es: 'Esta persona lo ha leído. Repetido, no pasa nada más.',
    ja: 'この人が読みました。繰り返しても何も変わりません。',
  }),
  acknowledgeAnnouncement: said('Confirmar un aviso', 'お知らせを確認済みにする', {
    es: 'Esta persona lo ha confirmado. Repetido, no pasa nada más.',
    ja: 'この人が確認しました。繰り返しても何も変わりません。',
  }),
  sendFeedbackImage: said('Subir una imagen para un comentario', 'フィードバック用の画像をアップロード', {
    es: 'Para un comentario que se envía a continuación: jpeg, png o webp hasta 5 MB.',
    ja: '続けて送るフィードバック用です。jpeg・png・webp、5 MB まで。',
  }),
  sendFeedback: said('Enviar un comentario', 'フィードバックを送信', {
    es: 'Lo que alguien opina del producto. El mismo `externalNo` devuelve el guardado.',
    ja: '製品への意見です。同じ `externalNo` では保存済みのものが返ります。',
  }),
  readFeedback: said('Consultar un comentario', 'フィードバックを確認', {
    es: 'En qué estado está un comentario.',
    ja: 'フィードバックの処理状況です。',
  }),
  writeAboutFeedback: said('Ampliar un comentario', 'フィードバックに追記', {
    es: 'La persona escribe de nuevo; en los siete días tras la respuesta esto lo reabre.',
    ja: '本人が追記します。回答から 7 日以内なら再開されます。',
  }),
  readWallet: said('Consultar un saldo', '残高を確認', {
    es: 'Lo que alguien tiene, lo retenido, lo que está saliendo y lo que debe.',
    ja: '利用可能額、保留額、出金中の額、未払額です。',
  }),
  bindPayoutAccount: said('Vincular una cuenta de cobro', '受取口座を登録', {
    es: 'Adónde va el dinero de alguien. El mismo `externalNo` no cambia nada; otro la sustituye.',
    ja: 'お金の受取先です。同じ `externalNo` では何も変わらず、別のものは置き換えます。',
  }),
  withdraw: said('Pedir una retirada', '出金を申請', {
    es: 'Alguien quiere su dinero. El mismo `externalNo` devuelve la retirada ya guardada.',
    ja: '出金を申請します。同じ `externalNo` では保存済みの出金が返ります。',
  }),
  cancelWithdrawal: said('Cancelar una retirada', '出金を取り消す', {
    es: 'Por su titular, antes de pagarse. El mismo `eventId` no cambia nada.',
    ja: '支払い前に本人が取り消します。同じ `eventId` の再送では何も変わりません。',
  }),
  sendPayoutResult: said('Informar de un pago', '支払いの結果を報告', {
    es: 'Qué fue de un pago que ordenó el webhook `payout.requested`; en cualquier orden y cuantas veces sea.',
    ja: 'Webhook `payout.requested` が求めた支払いの結果です。順不同で何度でも送れます。',
  }),
  sendChannelBalance: said('Informar del saldo de un canal', 'チャネルの残高を報告', {
    es: 'Lo que el canal puede pagar ahora. Un dato más antiguo no cambia nada.',
    ja: 'チャネルが今支払える額です。古いデータは無視します。',
  }),
  sendBill: said('Enviar un extracto', '明細を送信', {
    es: 'Cada movimiento de un canal en una parte de un día de Shanghái; las partes no se solapan y llegan en cualquier orden. El mismo `externalNo` no cambia nada.',
    ja: '上海時間のある日の一部について、チャネルの全明細を送ります。範囲は重ならず、順不同で構いません。同じ `externalNo` の再送では何も変わりません。',
  }),
}

/** The chapters. */
export const moreGroupWords: Readonly<Record<OpenCallGroup, More>> = {
  orders: said('Pedidos', '注文', {
    es: 'Pedidos de seis servicios, lo que les ocurre y los reembolsos que piden los clientes.',
    ja: '6 つのサービスの注文、その出来事、顧客が求める返金。',
  }),
  people: said('Trabajadores, tiendas, idiomas', 'スタッフ・店舗・言語', {
    es: 'Quién hay. Trabajadores y tiendas se comunican antes de que los nombre un pedido.',
    ja: 'スタッフと店舗は、注文に現れる前に報告します。',
  }),
  chats: said('Conversaciones', '会話', {
    es: 'Mensajes a atención al cliente y sus respuestas, que llegan como webhooks.',
    ja: 'カスタマーサービスへのメッセージ。返信は Webhook で届きます。',
  }),
  complaints: said('Reclamaciones', '苦情', {
    es: 'Reclamaciones de una parte de un pedido contra otra.',
    ja: '注文の当事者間の苦情。',
  }),
  papers: said('Documentos', '書類', {
    es: 'Documentos que presentan las personas y recursos contra su revisión.',
    ja: '提出書類と、審査への異議申立て。',
  }),
  applications: said('Solicitudes', '加入申請', {
    es: 'Quién quiere trabajar con la plataforma, su formación y sus depósitos.',
    ja: '加入希望者、研修、保証金。',
  }),
  posts: said('Publicaciones', '投稿', {
    es: 'Publicaciones y comentarios de las personas, y denuncias sobre ellos.',
    ja: '利用者の投稿・コメントと、その通報。',
  }),
  announcements: said('Avisos', 'お知らせ', {
    es: 'Lo que la plataforma dice a las personas de una aplicación y quién lo ha leído.',
    ja: 'アプリの利用者へのお知らせと、その既読状況。',
  }),
  feedback: said('Comentarios', 'フィードバック', {
    es: 'Lo que la gente opina del producto.',
    ja: '製品への意見。',
  }),
  money: said('Dinero', '資金', {
    es: 'Saldos y retiradas de personas y tiendas; pagos y extractos de los canales. Los importes son fen enteros.',
    ja: '人・店舗の残高と出金、チャネルの支払いと明細。金額は整数の分（fen）です。',
  }),
}

/** Who receives the webhooks about what. */
export const moreWebhookWords: Readonly<Record<WebhookSubject, InMore>> = {
  order: {
    es: 'Un pedido se creó, avanzó o cambió. `data.version` ordena lo que llega tarde.',
    ja: '注文の作成・進行・変更。前後関係は `data.version` で判断します。',
  },
  worker: { es: 'El personal decidió sobre un trabajador.', ja: '運営がスタッフについて判断しました。' },
  merchant: { es: 'El personal decidió sobre una tienda.', ja: '運営が店舗について判断しました。' },
  chat: { es: 'Un mensaje, su retirada o el fin de una conversación.', ja: 'メッセージ、取消し、会話の終了。' },
  redpacket: { es: 'Un sobre rojo en una conversación.', ja: '会話内の紅包。' },
  user: { es: 'Se silenció a alguien, o puede escribir de nuevo.', ja: '書き込み制限とその解除。' },
  complaint: {
    es: 'Una reclamación avanzó, para la aplicación de cada parte.',
    ja: '苦情の進行。双方のアプリに届きます。',
  },
  verification: { es: 'Se revisó un documento.', ja: '書類審査の結果。' },
  application: { es: 'Una solicitud se juzgó o avanzó.', ja: '加入申請の進行。' },
  deposit: { es: 'Hay que devolver un depósito, una vez por `no`.', ja: '保証金の返還。`no` ごとに一度だけ行います。' },
  post: { es: 'Se revisó una publicación o se sancionó a su autor.', ja: '投稿の審査結果、または投稿者の処分。' },
  announcement: { es: 'Un aviso se publicó, cambió o terminó.', ja: 'お知らせの公開・変更・終了。' },
  feedback: { es: 'Se respondió a un comentario.', ja: 'フィードバックへの回答。' },
  withdrawal: { es: 'Una retirada se juzgó o se pagó.', ja: '出金の審査または支払い。' },
  payout: {
    es: 'Para el canal de pago: pague, una vez por `no`, o diga qué fue de ello.',
    ja: '支払いチャネル向け：`no` ごとに一度だけ支払うか、その結果を答えます。',
  },
  endpoint: { es: 'Una prueba del personal; no ha pasado nada.', ja: 'スタッフによるテスト。実際の変化はありません。' },
}
