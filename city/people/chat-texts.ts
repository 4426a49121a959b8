/** In which mood somebody writes to the desk, and what they say first. */
export const openings = {
  asking: ['你好，我的订单到哪里了？', '请问还要等多久？', '怎么还没有送到？'],
  rude: ['等了这么久还没到，你们怎么做事的！', '太慢了，什么破平台，再不到我就投诉！'],
  linking: ['骑手发给我这个 http://hb.example.com/lq 让我点，是真的吗？'],
  thankful: ['今天的服务很好，谢谢你们！'],
  reporting: ['到店了，商家没有开门，怎么办？', '店家关着门，电话也打不通'],
} as const
export type Mood = keyof typeof openings

/** To an answer of the desk. */
export const replies: Readonly<Record<Mood, readonly string[]>> = {
  asking: ['好的，那我再等一会儿', '知道了，谢谢', '麻烦帮我催一下'],
  rude: ['每次都这么说', '那你们给个准确时间', '行吧，快一点'],
  linking: ['明白了，我不点', '好的，谢谢提醒'],
  thankful: ['不客气', '辛苦了'],
  reporting: ['好的，我在店门口等', '收到'],
}
/** Of five, when it is over. */
export const scores: Readonly<Record<Mood, readonly number[]>> = {
  asking: [3, 4, 5, 5],
  rude: [1, 1, 2, 3],
  linking: [4, 5],
  thankful: [5],
  reporting: [4, 5],
}
