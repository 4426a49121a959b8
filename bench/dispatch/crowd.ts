import type { Product } from '../../e2e/setup/product.ts'

/** Spread over the city, deterministic by the number. */
const lng = (n: string) => `113.65 + ((${n} * 7919) % 1000 - 500) * 0.00009`
const lat = (n: string) => `34.76 + ((${n} * 104729) % 1000 - 500) * 0.00008`

/** Fills the board of food: copies of an order that waits, with places of their own, and riders beside those of the city. */
export async function fillBoard(
  product: Product,
  { orders, riders }: { orders: number; riders: number },
): Promise<void> {
  const { no, payFen } = await product.apps.order('food')
  // The city may have been faster.
  await product.apps.send(no, { event: 'pay', by: 'payment', amountFen: payFen }).catch(() => {})
  await product.apps.send(no, { event: 'accept', by: 'merchant' }).catch(() => {})
  await product.queryDatabase(
    `insert into orders (no, service, kind, app_id, external_no, city_code, state, state_at, due_at, placed_at, promised_at,
      paid_at, customer_id, pay_fen, paid_fen, details, search)
    select 'WM9' || lpad(n::text, 9, '0'), service, kind, app_id, 'crowd-' || n, city_code, state, now(),
      now() + (n || ' seconds')::interval, placed_at, now() + interval '40 minutes', paid_at, customer_id, pay_fen, paid_fen,
      details || jsonb_build_object('from', details -> 'from' || jsonb_build_object('name', '店' || n / 3, 'lng', ${lng('(n / 3)')}, 'lat', ${lat('(n / 3)')}),
        'to', details -> 'to' || jsonb_build_object('lng', ${lng('(n + 500)')}, 'lat', ${lat('(n + 500)')})), search
    from orders, generate_series(1, ${orders - 1}) n where no = '${no}'`,
    `with people as (
      insert into users (kind, nick_name, real_name, phone)
      select 'rider', '骑手' || n, '骑手' || n, '198' || lpad(n::text, 8, '0') from generate_series(1, ${riders}) n
      returning id, substr(phone, 4)::int as n
    )
    insert into workers (user_id, kind, app_id, external_id, city_code, service_types, work_status, lng, lat, located_at)
    select id, 'rider', 'demo-rider', 'crowd-' || n, '410100', '{food}', 'online', ${lng('n')}, ${lat('n')},
      now() + interval '1 hour' from people`,
    'analyze orders, workers, users',
  )
}

/** They all move a little, as they do in ten seconds. */
export async function moveRiders(product: Product): Promise<void> {
  await product.queryDatabase(
    `update workers set lng = lng + (random() - 0.5) * 0.0008, lat = lat + (random() - 0.5) * 0.0006
    where external_id like 'crowd-%'`,
  )
}
