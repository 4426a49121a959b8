-- The roles every installation starts with.
insert into roles (code, names, is_builtin, permissions) values
  ('super_admin', '{"zh": "超级管理员", "en": "Super administrator", "es": "Superadministrador", "ja": "最高管理者"}', true, '{*}'),
  ('ops', '{"zh": "运营", "en": "Operations", "es": "Operaciones", "ja": "運営"}', true,
    '{dashboard.view,orders.view,orders.accept,orders.assign,orders.cancel,orders.complete,orders.exception}'),
  ('kefu', '{"zh": "客服", "en": "Customer service", "es": "Atención al cliente", "ja": "カスタマーサービス"}', true,
    '{dashboard.view,orders.view,orders.accept,orders.cancel}'),
  ('kefu_leader', '{"zh": "客服主管", "en": "Customer service leader", "es": "Jefe de atención al cliente", "ja": "CS リーダー"}', true,
    '{dashboard.view,orders.view,orders.accept,orders.cancel,orders.exception}'),
  ('dispatcher', '{"zh": "调度", "en": "Dispatcher", "es": "Despachador", "ja": "配車担当"}', true,
    '{dashboard.view,orders.view,orders.accept,orders.assign,orders.exception}'),
  ('finance', '{"zh": "财务", "en": "Finance", "es": "Finanzas", "ja": "経理"}', true, '{dashboard.view,orders.view}'),
  ('auditor', '{"zh": "审核", "en": "Auditor", "es": "Revisor", "ja": "審査担当"}', true, '{dashboard.view}'),
  ('viewer', '{"zh": "只读观察", "en": "Viewer", "es": "Observador", "ja": "閲覧者"}', true, '{dashboard.view,orders.view}');

-- The menu. A group has the component Layout; an entry names its screen.
insert into menus (path, component, name, titles, icon, permissions, is_affix, sort) values
  ('/dashboard', 'DashboardPage', 'Dashboard',
   '{"zh": "首页", "en": "Dashboard", "es": "Inicio", "ja": "ホーム"}', 'dashboard', '{dashboard.view}', true, 10);

with orders_group as (
  insert into menus (path, component, name, redirect, titles, icon, sort) values
    ('/order-center', 'Layout', 'OrderCenter', '/order',
     '{"zh": "订单中心", "en": "Orders", "es": "Pedidos", "ja": "注文センター"}', 'orders', 20)
  returning id
)
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/order', 'OrdersPage', 'Order',
  '{"zh": "外卖订单", "en": "Food orders", "es": "Pedidos de comida", "ja": "出前注文"}', 'food', '{orders.view}', 10
from orders_group;
