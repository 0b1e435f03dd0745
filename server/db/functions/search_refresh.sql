CREATE OR REPLACE FUNCTION public.search_refresh(artists_of bigint[], artworks_of bigint[], articles_of uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
BEGIN
  INSERT INTO search_entries AS e
      (index, uuid, ranked_at, title, title_alt, body, typed, typed_alt, initials, period_from, period_to)
    SELECT s.index, s.uuid, s.ranked_at, s.title, s.title_alt, s.body, s.typed, s.typed_alt, s.initials,
      s.period_from, s.period_to
    FROM (SELECT * FROM search_sources WHERE artist_id = ANY (artists_of)
      UNION ALL SELECT * FROM search_sources WHERE artwork_id = ANY (artworks_of)
      UNION ALL SELECT * FROM search_sources WHERE article_uuid = ANY (articles_of)) s
    ORDER BY s.uuid
  ON CONFLICT (uuid, index) DO UPDATE SET ranked_at = excluded.ranked_at, title = excluded.title,
    title_alt = excluded.title_alt, body = excluded.body, typed = excluded.typed, typed_alt = excluded.typed_alt,
    initials = excluded.initials, period_from = excluded.period_from, period_to = excluded.period_to
    WHERE (e.ranked_at, e.title, e.title_alt, e.body, e.period_from, e.period_to) IS DISTINCT FROM (excluded.ranked_at,
      excluded.title, excluded.title_alt, excluded.body, excluded.period_from, excluded.period_to);
  DELETE FROM search_entries e USING artists a
    WHERE a.id = ANY (artists_of) AND NOT a.is_public AND e.uuid = a.uuid AND e.index = 'ARTIST';
  DELETE FROM search_entries e USING artworks w JOIN artists a ON a.id = w.artist_id
    WHERE w.id = ANY (artworks_of) AND NOT a.is_public AND e.uuid = w.uuid AND e.index = 'ARTIST_ARTWORK';
  DELETE FROM search_entries e USING articles r
    WHERE r.uuid = ANY (articles_of) AND e.uuid = r.uuid AND e.index LIKE 'ARTICLE\_%'
      AND (r.status <> 'PUBLISHED' OR e.index <> 'ARTICLE_' || r.type);
END $function$;
