CREATE OR REPLACE FUNCTION public.search_note_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM search_queue WHERE is_on) THEN
    INSERT INTO search_changes (index, uuid, version)
      SELECT index, uuid, nextval('search_versions') FROM changed ORDER BY uuid
    ON CONFLICT (uuid, index) DO UPDATE SET version = excluded.version, attempts = 0, due_at = now(), last_error = NULL;
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER search_entries_deleted AFTER DELETE ON search_entries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_note_changes();

CREATE TRIGGER search_entries_inserted AFTER INSERT ON search_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_note_changes();

CREATE TRIGGER search_entries_updated AFTER UPDATE ON search_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_note_changes();
