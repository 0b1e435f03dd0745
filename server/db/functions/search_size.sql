CREATE OR REPLACE FUNCTION public.search_size(height numeric, width numeric, depth numeric)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE
    WHEN height IS NULL OR width IS NULL THEN NULL
    WHEN depth IS NOT NULL
      THEN ARRAY[concat_ws('x', trim_scale(height)::text, trim_scale(width)::text, trim_scale(depth)::text)]
    ELSE ARRAY[
      trim_scale(height)::text || 'x' || trim_scale(width)::text,
      trim_scale(width)::text || 'x' || trim_scale(height)::text,
      trunc(height)::text || 'x' || trunc(width)::text,
      trunc(width)::text || 'x' || trunc(height)::text]
  END
$function$;
