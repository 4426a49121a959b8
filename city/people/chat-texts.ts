export const firstMessages = {
  asking: ['你好，我的订单到哪里了？', '请问还要等多久？', '怎么还没有送到？'],
  rude: ['等了这么久还没到，你们怎么做事的！', '太慢了，什么破平台，再不到我就投诉！'],
  linking: ['骑手发给我这个 http://hb.example.com/lq 让我点，是真的吗？'],
  thankful: ['今天的服务很好，谢谢你们！'],
  reporting: ['到店了，商家没有开门，怎么办？', '店家关着门，电话也打不通'],
} as const
export type Topic = keyof typeof firstMessages

export const replies: Readonly<Record<Topic, readonly string[]>> = {
  asking: ['好的，那我再等一会儿', '知道了，谢谢', '麻烦帮我催一下'],
  rude: ['每次都这么说', '那你们给个准确时间', '行吧，快一点'],
  linking: ['明白了，我不点', '好的，谢谢提醒'],
  thankful: ['不客气', '辛苦了'],
  reporting: ['好的，我在店门口等', '收到'],
}
/** 1 to 5. */
export const ratings: Readonly<Record<Topic, readonly number[]>> = {
  asking: [3, 4, 5, 5],
  rude: [1, 1, 2, 3],
  linking: [4, 5],
  thankful: [5],
  reporting: [4, 5],
}
