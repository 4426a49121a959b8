-- Workers, shops, refunds and sign-ins can be taken away as a spreadsheet, too. Who may take away sign-ins is for each
-- company to say: nobody but the super administrator at first.
update roles set permissions = permissions || '{workers.export,merchants.export}' where code = 'ops';
update roles set permissions = permissions || '{refunds.export}' where code = 'finance';
