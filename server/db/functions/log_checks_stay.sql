CREATE OR REPLACE FUNCTION public.log_checks_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'A check of the log is never changed';
END $function$;

CREATE TRIGGER log_checks_stay BEFORE DELETE OR UPDATE ON log_checks FOR EACH ROW EXECUTE FUNCTION log_checks_stay();
