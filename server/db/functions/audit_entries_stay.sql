CREATE OR REPLACE FUNCTION public.audit_entries_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'An entry of the audit log is never changed';
END $function$;

CREATE TRIGGER audit_entries_stay BEFORE UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_entries_stay();
