import type { WorkerKind } from '#contract/base/machine.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    order_changes: {
      /** -1: what an order was like; 1: what it is now. */
      sign: number
      /** Of the type `order_facts`. */
      facts: string
    }
    order_minutes: SumsTable
    order_hours: SumsTable
    order_days: SumsTable
    order_cells: CellsTable
    cell_days: CellDaysTable
    order_reasons: ReasonsTable
    worker_days: WorkerDaysTable
    shop_days: ShopDaysTable
    worker_hours: WorkerHoursTable
  }
}

/** `at` is the start of the minute, hour or business day. See the migration for what the sums are. */
type SumsTable = {
  at: Time
  service: Service
  city_code: string
  placed: number
  confirmed: number
  taken: number
  begun: number
  completed: number
  rated: number
  /** The sum of their scores. */
  rating: number
  cancelled: number
  net_fen: number
  dispatched: number
  dispatch_seconds: number
  dispatchable: number
  begin_count: number
  begin_seconds: number
  serve_count: number
  serve_seconds: number
  complained: number
  paid: number
  gmv_fen: number
  refunded: number
  refunded_fen: number
  valid: number
  paid_completed: number
  paid_cancelled: number
  lost_fen: number
  served: number
  late: number
  settled: number
  income_fen: number
  settled_fen: number
  wait_15: number
  wait_30: number
  wait_45: number
  wait_60: number
  wait_90: number
  wait_120: number
  wait_180: number
  wait_240: number
  wait_300: number
  wait_420: number
  wait_600: number
  wait_900: number
  wait_1800: number
  wait_3600: number
  wait_more: number
}

type CellsTable = {
  at: Time
  service: Service
  city_code: string
  x: number
  y: number
  placed: number
  untaken: number
  late: number
  cancelled: number
}

type CellDaysTable = {
  at: Time
  service: Service
  city_code: string
  x: number
  y: number
  placed: number
  late: number
}

type ReasonsTable = {
  at: Time
  service: Service
  city_code: string
  reason: string
  step: number
  cancelled: number
}

type WorkerDaysTable = {
  at: Time
  service: Service
  city_code: string
  worker_id: number
  placed: number
  completed: number
  cancelled: number
  served: number
  late: number
  complained: number
  rated: number
  rating: number
}

type ShopDaysTable = {
  at: Time
  service: Service
  city_code: string
  shop: string
  placed: number
  completed: number
  cancelled: number
  served: number
  late: number
  complained: number
  rated: number
  rating: number
  prepared: number
  prep_seconds: number
}

type WorkerHoursTable = {
  at: Time
  kind: WorkerKind
  city_code: string
  /** How often was counted; the others are sums over those. */
  samples: number
  online: number
  busy: number
  /** Who was in one of the samples, each once; empty of hours before this was kept. */
  on_duty: readonly number[]
}
