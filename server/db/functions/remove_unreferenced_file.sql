CREATE OR REPLACE FUNCTION public.remove_unreferenced_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  gone uuid;
  referrer record;
  is_referred boolean;
  removed text;
BEGIN
  EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) USING OLD INTO gone;
  -- A transaction that begins to refer holds the row. The next statement sees what it has written.
  EXECUTE format('SELECT true FROM %I WHERE uuid = $1 FOR UPDATE', TG_ARGV[1]) USING gone;
  FOR referrer IN
    SELECT c.conrelid::regclass AS name, a.attname FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = TG_ARGV[1]::regclass
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s WHERE %I = $1)', referrer.name, referrer.attname) USING gone INTO is_referred;
    IF is_referred THEN RETURN NULL; END IF;
  END LOOP;
  EXECUTE format('DELETE FROM %I WHERE uuid = $1 RETURNING storage_key', TG_ARGV[1]) USING gone INTO removed;
  IF removed IS NOT NULL THEN
    INSERT INTO file_removals (storage_key) VALUES (removed) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER artists_file_removed AFTER DELETE ON artists DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.photo_original_uuid IS NOT NULL) EXECUTE FUNCTION remove_unreferenced_file('photo_original_uuid', 'originals');

CREATE CONSTRAINT TRIGGER artists_file_replaced AFTER UPDATE OF photo_original_uuid ON artists DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.photo_original_uuid IS NOT NULL AND old.photo_original_uuid IS DISTINCT FROM new.photo_original_uuid) EXECUTE FUNCTION remove_unreferenced_file('photo_original_uuid', 'originals');

CREATE CONSTRAINT TRIGGER artwork_drafts_file_removed AFTER DELETE ON artwork_drafts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.original_uuid IS NOT NULL) EXECUTE FUNCTION remove_unreferenced_file('original_uuid', 'originals');

CREATE CONSTRAINT TRIGGER artwork_drafts_file_replaced AFTER UPDATE OF original_uuid ON artwork_drafts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.original_uuid IS NOT NULL AND old.original_uuid IS DISTINCT FROM new.original_uuid) EXECUTE FUNCTION remove_unreferenced_file('original_uuid', 'originals');

CREATE CONSTRAINT TRIGGER artworks_file_removed AFTER DELETE ON artworks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.original_uuid IS NOT NULL) EXECUTE FUNCTION remove_unreferenced_file('original_uuid', 'originals');

CREATE CONSTRAINT TRIGGER artworks_file_replaced AFTER UPDATE OF original_uuid ON artworks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.original_uuid IS NOT NULL AND old.original_uuid IS DISTINCT FROM new.original_uuid) EXECUTE FUNCTION remove_unreferenced_file('original_uuid', 'originals');

CREATE CONSTRAINT TRIGGER contest_files_file_removed AFTER DELETE ON contest_files DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.upload_uuid IS NOT NULL) EXECUTE FUNCTION remove_unreferenced_file('upload_uuid', 'stored_uploads');

CREATE CONSTRAINT TRIGGER contest_files_file_replaced AFTER UPDATE OF upload_uuid ON contest_files DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.upload_uuid IS NOT NULL AND old.upload_uuid IS DISTINCT FROM new.upload_uuid) EXECUTE FUNCTION remove_unreferenced_file('upload_uuid', 'stored_uploads');

CREATE CONSTRAINT TRIGGER portfolios_file_removed AFTER DELETE ON portfolios DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.pdf_upload_uuid IS NOT NULL) EXECUTE FUNCTION remove_unreferenced_file('pdf_upload_uuid', 'stored_uploads');

CREATE CONSTRAINT TRIGGER portfolios_file_replaced AFTER UPDATE OF pdf_upload_uuid ON portfolios DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.pdf_upload_uuid IS NOT NULL AND old.pdf_upload_uuid IS DISTINCT FROM new.pdf_upload_uuid) EXECUTE FUNCTION remove_unreferenced_file('pdf_upload_uuid', 'stored_uploads');
