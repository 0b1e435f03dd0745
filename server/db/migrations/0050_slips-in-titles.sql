-- Titles of artworks that are the letters but for a slip in their first half (P-155): in the second quarter of it, or in the first. The
-- letters have no punctuation, and so nothing that LIKE escapes. The materialized CTEs keep the planner from reading all entries for the
-- sake of the LIMIT.
CREATE FUNCTION search_slipped(letters text, most integer)
RETURNS TABLE (uuid uuid, typed text, titles text) LANGUAGE sql STABLE AS $$
  SELECT s.* FROM unnest(ARRAY[
    left(letters, length(letters) / 4) || '%' || right(letters, length(letters) / 2),
    '%' || right(letters, -(length(letters) / 4))]) p(pattern)
  CROSS JOIN LATERAL (
    (WITH hits AS MATERIALIZED (SELECT e.uuid, e.typed, e.typed AS titles FROM search_entries e
        WHERE e.index = 'ARTIST_ARTWORK' AND e.typed LIKE p.pattern)
      SELECT * FROM hits ORDER BY typed LIMIT most)
    UNION ALL
    (WITH hits AS MATERIALIZED (SELECT e.uuid, e.typed, e.typed_alt FROM search_entries e
        WHERE e.index = 'ARTIST_ARTWORK' AND e.typed_alt LIKE p.pattern)
      SELECT * FROM hits ORDER BY typed_alt LIMIT most)) s
$$;
--> statement-breakpoint
-- As before. Of artworks those are compared that begin with the first half of `slipped`, and those of `search_slipped`.
CREATE OR REPLACE FUNCTION search_near(spellings text[], begin_with text, shape text, patterns text[], slipped text, indexes text[],
  enough integer, few integer, most integer)
RETURNS SETOF near_title LANGUAGE plpgsql STABLE SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  near near_title[];
BEGIN
  near := ARRAY(
    SELECT ROW('begun', s.index, s.uuid, s.typed, s.titles)::near_title
    FROM unnest(spellings) l(letters) CROSS JOIN LATERAL search_begun(l.letters, indexes, NULL, most) s
    ORDER BY s.titles, s.uuid);
  IF shape IS NOT NULL THEN
    -- A single letter begins too many artworks.
    near := near || ARRAY(
      SELECT ROW('shaped', s.index, s.uuid, s.typed, s.titles)::near_title
      FROM search_begun(begin_with,
        CASE WHEN length(begin_with) > 1 THEN indexes ELSE array_remove(indexes, 'ARTIST_ARTWORK') END, shape, most) s
      ORDER BY s.titles, s.uuid);
  END IF;
  IF search_titles(near) < enough THEN
    near := near || ARRAY(
      SELECT ROW('containing', s.index, s.uuid, s.typed, s.typed)::near_title
      FROM unnest(patterns) p(pattern) CROSS JOIN LATERAL search_containing(p.pattern, most) s
      ORDER BY s.ranked_at DESC, s.uuid);
  END IF;
  IF slipped IS NOT NULL AND search_titles(near) < few THEN
    near := near
      || ARRAY(SELECT ROW('similar', e.index, e.uuid, e.typed, e.typed || ' ' || e.typed_alt)::near_title
        FROM search_similar(slipped, most) e)
      || ARRAY(SELECT ROW('similar', s.index, s.uuid, s.typed, s.titles)::near_title
        FROM search_begun(left(slipped, (length(slipped) + 1) / 2), ARRAY['ARTIST_ARTWORK'], NULL, most) s)
      || ARRAY(SELECT ROW('similar', 'ARTIST_ARTWORK', s.uuid, s.typed, s.titles)::near_title
        FROM search_slipped(slipped, most) s);
  END IF;
  RETURN QUERY SELECT * FROM unnest(near);
END $$;
