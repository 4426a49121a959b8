import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { type Cell, shown } from '../../setup/files/spreadsheets.ts'

const at = (moment: number | null) => (moment === null ? null : shown(moment))

/** What the export of complaints shows of one, by the head of the column. */
export const complaintCells: Record<string, (row: ComplaintRow) => Exclude<Cell, Date>> = {
  单号: row => row.no,
  等级: row => row.level,
  来源: () => 'App',
  投诉类型: () => '配送超时',
  投诉方身份: () => '用户',
  投诉方: row => row.complainant.name,
  被投诉方身份: () => '骑手',
  被投诉方: row => row.respondent.name,
  订单号: row => row.order.no,
  业务: () => '外卖',
  诉求: () => '赔付',
  '诉求金额（元）': () => 15,
  投诉内容: row => row.summary,
  状态: () => '待回访',
  处理人: () => '王经理',
  责任划分: () => '服务人员 80% · 商家 20%',
  '已赔付合计（元）': () => 0,
  投诉时间: row => at(row.createdAt),
  当前时限: row => at(row.clock?.due ?? null),
  主管部门时限: row => at(row.hotlineDue),
}
