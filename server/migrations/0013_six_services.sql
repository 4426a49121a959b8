-- Orders of all six services: what kind within the service, what moves brought, who takes care of it.
alter table orders
  add column kind text not null default '',
  -- What happened along the way, as the service's moves say: metres driven, a receipt, reports of two players.
  add column facts jsonb not null default '{}',
  add column refunding_fen bigint not null default 0 check (refunding_fen >= 0),
  add column refunded_fen bigint not null default 0 check (refunded_fen >= 0),
  add column urges integer not null default 0,
  add column urged_at timestamptz(3),
  add column claimed_by_id bigint references users,
  add column claimed_at timestamptz(3),
  -- Who is choosing a worker for it, and until when that is shown to colleagues.
  add column leased_by_id bigint references users,
  add column leased_until timestamptz(3);

-- Every service has the same two places: where it is fetched or begins, and where it goes.
update orders set
  details = details - 'merchant' - 'receiver' || jsonb_build_object('from', details -> 'merchant', 'to', details -> 'receiver'),
  refunding_fen = case when refund = 'processing' then paid_fen else 0 end,
  refunded_fen = case when refund = 'refunded' then paid_fen else 0 end;

-- taken away: the state check of food alone, and the refund check of three states; wider ones take their places
alter table orders
  drop constraint orders_state,
  drop constraint orders_refund_check,
  add constraint orders_refund check (refund in (
    'none', 'applying', 'processing', 'partial', 'refunded', 'rejected', 'failed')),
  add constraint orders_refund_within_paid check (refunding_fen + refunded_fen <= paid_fen),
  add constraint orders_state check (case service
    when 'food' then state in ('pending_pay', 'pending_accept', 'preparing/wait_dispatch', 'preparing/offered', 'preparing/accepted', 'preparing/arrived_shop', 'delivering/picked_up', 'delivering/arrived', 'delivering/exception', 'delivering/returning', 'delivered', 'completed', 'cancelled', 'closed')
    when 'chauffeur' then state in ('pending_dispatch', 'no_driver', 'offered', 'accepted', 'arrived', 'in_service', 'pending_pay', 'completed', 'cancelled')
    when 'errand' then state in ('pending_pay', 'pending_accept', 'offered', 'accepted', 'arrived_pickup', 'goods_confirm', 'serving', 'delivering', 'exception', 'returning', 'delivered', 'completed', 'cancelled', 'closed')
    when 'express' then state in ('pending_pay', 'booked', 'courier_assigned', 'pickup_failed', 'create_failed', 'picked_up', 'in_transit', 'out_for_delivery', 'signed', 'abnormal_signed', 'returning', 'returned', 'completed', 'cancelled', 'closed')
    when 'companion' then state in ('pending_pay', 'pending_accept', 'offered', 'accepted', 'in_service', 'pending_confirm', 'consulting', 'consult_rejected', 'arbitrating', 'completed', 'negotiated', 'refunded', 'cancelled', 'closed')
    when 'challenge' then state in ('pending_pay', 'open', 'matched', 'in_progress', 'confirming', 'disputed', 'finished', 'void', 'cancelled', 'closed')
    else false end);

-- What is live is what has not ended, whatever the service calls its ends.
drop index orders_live;
create index orders_live on orders (service, state, city_code, due_at) where finished_at is null;
drop index orders_worker_live;
create index orders_worker_live on orders (worker_id) where finished_at is null;
create index orders_after_sale on orders (service, id desc)
  where refund in ('applying', 'processing', 'failed');
create index orders_claimed on orders (claimed_by_id, id desc) where claimed_by_id is not null;

-- Who decides disputes between two sides, and the screens of the other services.
update roles set permissions = permissions || '{orders.judge}' where code in ('ops', 'kefu_leader', 'auditor');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select menus.id, entry.path, entry.component, entry.name, entry.titles::jsonb, entry.icon, '{orders.view}', entry.sort
from menus, (values
  ('/daiorder', 'ChauffeurOrdersPage', 'ChauffeurOrder',
   '{"zh": "代驾订单", "en": "Chauffeur rides", "es": "Conductores", "ja": "運転代行注文"}', 'car', 20),
  ('/sendorder', 'SendOrdersPage', 'SendOrder',
   '{"zh": "跑腿/寄件订单", "en": "Errands and express", "es": "Recados y envíos", "ja": "おつかい・宅配注文"}', 'package', 30),
  ('/gameorder', 'CompanionOrdersPage', 'CompanionOrder',
   '{"zh": "陪玩订单", "en": "Game companions", "es": "Compañeros de juego", "ja": "ゲーム同行注文"}', 'game', 40),
  ('/gamepk', 'ChallengesPage', 'Challenges',
   '{"zh": "挑战赛", "en": "Challenges", "es": "Desafíos", "ja": "チャレンジ"}', 'trophy', 50)
) as entry (path, component, name, titles, icon, sort)
where menus.path = '/order-center';

alter table events
  drop constraint events_actor_kind_check,
  add constraint events_actor_kind check (actor_kind in ('staff', 'customer', 'merchant', 'rider', 'chauffeur', 'companion',
    'carrier', 'opponent', 'payment', 'clock', 'system'));
