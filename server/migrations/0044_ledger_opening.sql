-- What moved before there was a ledger becomes its first transactions.

-- One line as post_transaction() takes it, for the few accounts of this migration.
create function pg_temp.ledger_line(code text, side text, amount_fen bigint) returns jsonb language sql as $$
  select jsonb_build_object(
    'code', code,
    'ownerKind', split_part(code, ':', 1),
    'ownerId', case when code like 'person:%' then split_part(code, ':', 2)::bigint end,
    'kind', case split_part(code, ':', 1) when 'platform' then split_part(code, ':', 2) when 'person' then 'available' else 'channel' end,
    'normalSide', case when code = 'platform:compensation' or code like 'channel:%' then 'debit' else 'credit' end,
    'parts', case when code like 'person:%' then 1 else 16 end,
    'mayBeNegative', code not like 'person:%',
    'side', side,
    'amountFen', amount_fen)
$$;

-- Red packets posted one row for both sides. Each becomes a transaction, in the order in which they were posted and at their time.
do $$
declare
  posting record;
begin
  for posting in
    select packets.id, packets.no, packet_postings.amount_fen, packet_postings.at,
      regexp_replace(debit, '^user:', 'person:') as debit, regexp_replace(credit, '^user:', 'person:') as credit,
      case
        when business_key like 'redpacket\_send:%' then 'packetSend'
        -- Opened by its receiver: the person, or the platform for a packet that came in.
        when (direction = 'out') = (credit like 'user:%') then 'packetOpen'
        else 'packetReturn'
      end as event,
      coalesce((select id from orders where orders.no = packets.order_no),
        (select order_id from complaints where complaints.no = packets.complaint_no)) as order_id,
      case when debit like 'channel:%' then (
        select client_id from chat_messages where chat_messages.chat_id = packets.chat_id and packet_id = packets.id
      ) end as channel_no
    from packet_postings join packets on packets.id = packet_postings.packet_id
    order by packet_postings.id
  loop
    perform post_transaction(posting.event || ':packets:' || posting.id, posting.event, 'packets', posting.id, posting.no,
      posting.order_id, posting.channel_no, 'system', null, '', '', null, posting.at,
      jsonb_build_array(
        pg_temp.ledger_line(posting.debit, 'debit', posting.amount_fen),
        pg_temp.ledger_line(posting.credit, 'credit', posting.amount_fen)));
  end loop;
end $$;

-- All of it is in the ledger now.
drop table packet_postings;

-- Orders that are not ended, or whose refund is on its way: what was paid is at the channel of the app that reported the payment,
-- and in escrow. Of an order that ended, only what is still to be refunded: the rest was divided before there was a ledger.
do $$
declare
  held record;
begin
  for held in
    select id, no, amount_fen, coalesce(
        (select app_id from events where subject = 'orders' and subject_id = paid.id and action = 'orders.pay' and app_id is not null
          order by events.id limit 1),
        app_id) as channel
    from (
      select id, no, app_id, case when finished_at is null then paid_fen - refunded_fen else refunding_fen end as amount_fen
      from orders) paid
    where amount_fen > 0
    order by id
  loop
    perform post_transaction('open:orders:' || held.id, 'open', 'orders', held.id, held.no, held.id, null,
      'system', null, '', '', null, now(), jsonb_build_array(
        pg_temp.ledger_line('channel:' || held.channel, 'debit', held.amount_fen),
        pg_temp.ledger_line('platform:escrow', 'credit', held.amount_fen)));
  end loop;
end $$;
