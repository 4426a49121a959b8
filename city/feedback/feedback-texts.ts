import type { Language } from '#contract/base/values.ts'
import type { FeedbackType } from '#contract/feedback/feedback.ts'

type Text = { type: FeedbackType; language: Language; content: string }

/** What people think of the app, in four languages; several say nearly the same. */
export const usualTexts: readonly Text[] = [
  { type: 'bug', language: 'zh', content: '订单详情页的地图一直加载不出来，只有灰色背景' },
  { type: 'bug', language: 'zh', content: '订单详情页地图加载不出来，一片灰色背景' },
  { type: 'bug', language: 'zh', content: '优惠券明明还没过期，下单的时候却显示不可用' },
  { type: 'bug', language: 'en', content: 'The map on the order page stays grey and never loads' },
  { type: 'bug', language: 'es', content: 'El mapa del pedido se queda gris y no carga' },
  { type: 'bug', language: 'ja', content: '注文画面の地図が灰色のまま表示されません' },
  { type: 'suggestion', language: 'zh', content: '希望增加夜间模式，晚上接单屏幕太刺眼' },
  { type: 'suggestion', language: 'zh', content: '建议增加深色的夜间模式，晚上看屏幕很刺眼' },
  { type: 'suggestion', language: 'zh', content: '可以支持多个收货地址一键切换吗，家里公司来回改很麻烦' },
  { type: 'suggestion', language: 'en', content: 'Please add a dark theme, the screen is too bright at night' },
  { type: 'suggestion', language: 'es', content: 'Añadan un tema oscuro, la pantalla brilla demasiado de noche' },
  { type: 'suggestion', language: 'ja', content: 'ダークモードを追加してほしい、夜は画面がまぶしい' },
  { type: 'experience', language: 'zh', content: '首页广告弹窗太多，关了一个又弹一个' },
  { type: 'experience', language: 'zh', content: '字体太小，老人看不清菜单和价格' },
  { type: 'experience', language: 'en', content: 'The letters of the menu are too small to read' },
  { type: 'business', language: 'zh', content: '我们是连锁奶茶店，想了解三十家门店统一入驻的合作方式' },
  { type: 'business', language: 'en', content: 'We run a small hotel and would like to order meals for our guests' },
  { type: 'other', language: 'zh', content: '客服小姐姐很耐心，帮我解决了发票的事情，点赞' },
]

/** Trouble that many have at once. */
export const troubleTexts: readonly Text[] = [
  { type: 'bug', language: 'zh', content: '一打开订单列表就闪退，重装也没用' },
  { type: 'bug', language: 'zh', content: '更新以后闪退了三次，根本点不了餐' },
  { type: 'bug', language: 'zh', content: '点支付就闪退，钱不知道扣了没有' },
  { type: 'bug', language: 'zh', content: '闪退！打开十秒自动退出' },
  { type: 'bug', language: 'zh', content: '骑手端接单页闪退，影响跑单' },
]

/** Complaints that were sent as feedback. */
export const complaintTexts: readonly Text[] = [
  { type: 'other', language: 'zh', content: '昨天的订单少送了一份米饭，我要求退款' },
  { type: 'experience', language: 'zh', content: '司机半夜一直加我微信骚扰，我要投诉他' },
  { type: 'other', language: 'en', content: 'My order never came and I want a refund' },
]

export const secondThoughts: Readonly<Record<Language, string>> = {
  zh: '按你们说的试了，还是不行',
  en: 'I tried that and it still does not work',
  es: 'Lo probé y sigue sin funcionar',
  ja: '試しましたが、まだ直りません',
}

export const pages = ['首页', '订单详情', '支付', '个人中心', '消息'] as const
export const versions = ['5.1.0', '5.2.0', '5.2.1', '5.3.0'] as const
export const devices = [
  { system: 'ios', systemVersion: '18.2', device: 'iPhone 16' },
  { system: 'android', systemVersion: '15', device: 'Xiaomi 15' },
  { system: 'harmony', systemVersion: '5.0', device: 'Mate 70' },
  { system: 'android', systemVersion: '14', device: 'OPPO A3' },
  { system: 'web', systemVersion: '', device: '' },
] as const
