-- Who decides about deposits of shops and city agents sees them in the drawer of their application.
update roles set permissions = permissions || '{applications.view}'
  where code = 'finance' and not 'applications.view' = any(permissions);
