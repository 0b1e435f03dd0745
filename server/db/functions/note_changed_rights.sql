CREATE OR REPLACE FUNCTION public.note_changed_rights(ids text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO stale_image_rights (image_id) SELECT id FROM images WHERE id = ANY (ids) ORDER BY id
  ON CONFLICT (image_id) DO UPDATE SET changed_at = clock_timestamp()
$function$;
