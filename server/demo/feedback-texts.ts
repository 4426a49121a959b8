import type { Language } from '#contract/base/values.ts'
import type { FeedbackType } from '#contract/feedback/feedback.ts'

type Text = readonly [type: FeedbackType, language: Language, content: string, answer: string]

/** What people said in the last weeks, and what they were answered. */
export const feedbackTexts: readonly Text[] = [
  ['bug', 'zh', '订单详情页的地图加载不出来，只有灰色背景', '感谢反馈，地图问题已在 5.2.1 修复，请更新后再试。'],
  ['bug', 'zh', '订单详情的地图加载不出来，一片灰色', '感谢反馈，地图问题已在 5.2.1 修复，请更新后再试。'],
  ['suggestion', 'zh', '希望增加夜间模式，晚上接单屏幕太刺眼', '您的建议已采纳，夜间模式将随 6.0 上线。'],
  [
    'suggestion',
    'en',
    'Please add a dark theme, the screen is too bright at night',
    'Thank you. A dark theme comes with 6.0.',
  ],
  ['experience', 'zh', '首页广告弹窗太多，关了一个又弹一个', '抱歉打扰您，弹窗已减少为每天一次。'],
  ['bug', 'es', 'El mapa del pedido se queda gris y no carga', 'Gracias. Está arreglado en la versión 5.2.1.'],
  ['business', 'zh', '我们是连锁奶茶店，想了解三十家门店统一入驻的合作方式', '已转商务同事，将在一个工作日内联系您。'],
  ['suggestion', 'zh', '可以支持多个收货地址一键切换吗，来回修改很麻烦', '您的建议已采纳，将在后续版本支持。'],
  ['bug', 'ja', '注文画面の地図が灰色のまま表示されません', '5.2.1 で修正しました。更新をお試しください。'],
  ['experience', 'zh', '字体太小，老人看不清菜单和价格', '设置里可以调大字体，我们也会优化默认大小。'],
  ['other', 'zh', '昨天的订单少送了一份米饭，我要求退款', '已为您转交投诉专员处理。'],
  ['bug', 'zh', '优惠券还没过期，下单的时候却显示不可用', '该券仅限指定商家使用，页面说明已补充。'],
  ['suggestion', 'ja', 'ダークモードを追加してほしい、夜は画面がまぶしい', '6.0 で対応する予定です。'],
  ['other', 'zh', '客服很耐心，帮我解决了发票的事情，点赞', '谢谢您的肯定，我们会继续努力。'],
  ['bug', 'en', 'The search forgets what I typed when I go back', 'Thank you, we are looking into it.'],
]
