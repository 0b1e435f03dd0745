CREATE OR REPLACE FUNCTION public.search_similar(letters text, most integer)
 RETURNS SETOF search_entries
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.5'
AS $function$
  SELECT e.* FROM search_entries e
  WHERE e.index <> 'ARTIST_ARTWORK' AND (letters <% e.typed OR letters <% e.typed_alt)
  ORDER BY greatest(word_similarity(letters, e.typed), word_similarity(letters, e.typed_alt)) DESC, e.typed LIMIT most
$function$;
