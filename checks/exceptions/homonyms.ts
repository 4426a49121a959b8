/** Chinese phrases with several translations, by the reason; `×3` says how many English ones there are. */
const byReason: Readonly<Record<string, string>> = {
  'one thing, and several': `
    人员 | 代驾司机 | 会话 | 公告 | 名称 | 商家 | 图片 | 城市 | 应用 | 投诉 | 收款 | 服务 | 服务人员 | 权限 | 标签 | 标题 | 流水 | 片区 | 红包 |
    角色 | 订单×3 | 调账单 | 账户 | 账户余额 | 跑腿 | 陪玩师 | 顾客 | 骑手 | 技能组 | 推送地址 | 订单结算 | 操作 | 员工 | 导出 | 退款 | 菜单`,
  'inside of a sentence, and by itself': `
    侵犯版权 | 保证金 | 健康证 | 全天 | 动态×3 | 即将超时 | 地址×3 | 培训考核 | 实名认证 | 实地查看 | 封禁账号 | 已完成×3 | 已通过 | 待补件 |
    未满 18 周岁 | 照片模糊 | 电话核实 | 禁言 1 天 | 禁言 3 天 | 禁言 7 天 | 禁言 30 天 | 背景审查未通过 | 自我介绍 | 营业执照 | 行驶证 | 警告 |
    证件已过期 | 评论 | 超时 | 超过当日收款次数 | 超过当日收款限额 | 重复申请 | 重复认证 | 预约 | 预计 | 食品经营许可证 | 驾驶证`,
  'what a button does, and what was done': `
    下单 | 代完成 | 作废 | 修改地址 | 停用 | 催单 | 冻结 | 分派 | 升级 | 发布 | 发红包 | 取消订单×3 | 受理 | 启用 | 回复 | 复核裁定 | 处罚×3 |
    安全核查 | 安排退回 | 审核 | 封禁 | 已置顶 | 并入 | 打款×3 | 批准赔付 | 按比例裁定 | 挂起×3 | 提现 | 撤回退款 | 撤诉 | 撤销处罚 | 支付×3 |
    改派 | 新增 | 暂停 | 标记异常 | 派单×3 | 申请退款 | 申诉×3 | 登录×3 | 确认商品款 | 禁言 | 离职 | 结束会话 | 维持处罚 | 置顶 | 裁决 |
    裁定胜负 | 要求举证 | 解除异常 | 解除禁言 | 认领 | 调整费用 | 转派 | 退出登录 | 退回队列 | 退还保证金 | 重新下单 | 重新打开×3 | 重新派单 |
    驳回赔付`,
  'a button, and the permission or the entry of the operation log': `
    修改密码 | 关闭双重验证×3 | 关闭反馈 | 分配角色 | 发起退款×3 | 建投诉 | 开启双重验证×3 | 强制下线×3 | 新增敏感词 | 新增菜单 | 新增角色 |
    查看会话 | 查看反馈 | 查看订单×3 | 查看资金流水 | 编辑菜单 | 编辑资料 | 解除登录等待 | 设置自动派单 | 邀请员工 | 重置密码 | 重试退款×3`,
  'the state of one record, and the tab of all that are in it': `
    争议待裁定 | 仲裁中 | 安全预警 | 异常 | 待举证 | 待付款 | 待开始 | 待揽收 | 机审疑似 | 配送中×3`,
  'short where the rest is said beside it': `
    个人信息 | 动态审核 | 取消原因 | 客服消息 | 对账差异 | 开始使用 | 投诉类型 | 提现进度 | 核心指标 | 添加城市 | 结算暂停 | 订单漏斗 | 退款中 |
    退款原因 | 退款失败×3`,
  'a message to a person, and a title for staff or apps': `
    入驻申请未通过 | 公告已下线 | 提现已到账 | 账号已停用 | 账号已冻结`,
  'the unit of different things': `
    \${count} 人 | \${count} 天 | \${count} 条新消息 | \${count} 次 | \${count} 笔×3 | \${score} 分×3`,
  'different things with the same Chinese name': `
    业务×3 | 个人 | 事件 | 休息中 | 余额 | 全部 | 全部业务 | 关闭 | 内容 | 到达 | 取消 | 发起时间 | 发送中 | 备注×4 |
    存在利益关联，请转交同事处理 | 密钥×3 | 对象 | 实时 | 已入账 | 已关闭 | 已撤销×3 | 已暂停×3 | 已读 | 帮办 | 开始 | 开始时间 | 成功 | 接单 | 摘要 |
    撤回 | 时间 | 服务中 | 未读 | 正常 | 没有找到 | 消息 | 生效时间 | 用户 | 结束时间 | 编号 | 至 | 说明 | 账号 | 运输中 | 退回 | 陪玩×4 |
    页面 | 项目`,
}

/** The Chinese phrase → how many English ones it may have. May only shrink: say a new phrase as it is said already. */
export const homonyms: ReadonlyMap<string, number> = new Map(
  Object.values(byReason)
    .flatMap(phrases => phrases.split('|'))
    .map(phrase => {
      const [zh = '', count = '2'] = phrase.trim().split('×')
      return [zh, Number(count)]
    }),
)

const otherNoun = 'the Spanish adjective agrees with another noun, or with several'
const isVerb = 'a verb on the button, a noun elsewhere'

/** Phrases with equal Chinese and English whose other translations differ, each with the reason. */
export const otherForms: Readonly<Record<string, string>> = {
  全部: otherNoun,
  在用: otherNoun,
  失败: otherNoun,
  已停用: otherNoun,
  已关闭: otherNoun,
  已到账: otherNoun,
  已取消: otherNoun,
  已升级: otherNoun,
  已完成: otherNoun,
  已结束: otherNoun,
  已结案: otherNoun,
  已过期: otherNoun,
  已退款: otherNoun,
  成功: otherNoun,
  正常: otherNoun,
  隐藏: otherNoun,
  催单: otherNoun,
  回复: isVerb,
  备注: isVerb,
  导出: isVerb,
  退款: isVerb,
  已送达: 'a message, and a parcel',
  更多: 'shows more rows, and opens a menu',
  等级: 'how grave a complaint is, and the rank of a worker',
  资料: 'the panel beside a conversation, and what is known of a person',
}
