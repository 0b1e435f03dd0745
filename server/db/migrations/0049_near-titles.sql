-- Titles near a text, for suggestions and readings (P-146, P-150). In functions the database keeps a plan of each part, which takes longer
-- to make than to run, and runs only the parts that are needed.
CREATE TYPE near_title AS (way text, index text, uuid uuid, typed text, titles text);
--> statement-breakpoint
-- Entries of each index whose titles begin with the letters and have the shape, a regular expression: up to `most` of each.
CREATE FUNCTION search_begun(begin_with text, indexes text[], shape text, most integer)
RETURNS TABLE (index text, uuid uuid, typed text, titles text) LANGUAGE sql STABLE AS $$
  SELECT i.name, s.* FROM unnest(indexes) i(name) CROSS JOIN LATERAL (
    (SELECT e.uuid, e.typed, e.typed AS titles FROM search_entries e
      WHERE e.index = i.name AND e.typed >= begin_with AND e.typed < begin_with || chr(1114111)
        AND (shape IS NULL OR e.typed ~ shape)
      ORDER BY e.typed LIMIT most)
    UNION ALL
    (SELECT e.uuid, e.typed, e.typed_alt FROM search_entries e
      WHERE e.index = i.name AND e.typed_alt > '' AND e.typed_alt >= begin_with AND e.typed_alt < begin_with || chr(1114111)
        AND (shape IS NULL OR e.typed_alt ~ shape)
      ORDER BY e.typed_alt LIMIT most)) s
$$;
--> statement-breakpoint
-- How many titles there are: of artists, of artworks and of articles each title once.
CREATE FUNCTION search_titles(found near_title[]) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT count(DISTINCT (t.index = 'ARTIST', t.index = 'ARTIST_ARTWORK', t.typed)) FROM unnest(found) t
$$;
--> statement-breakpoint
-- Entries whose titles match the pattern of LIKE: up to `most` of artworks, which have an index, and of all others, which have one. The
-- materialized CTEs keep the planner from reading all entries for the sake of the LIMIT.
CREATE FUNCTION search_containing(pattern text, most integer)
RETURNS TABLE (index text, uuid uuid, typed text, ranked_at timestamptz) LANGUAGE sql STABLE AS $$
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index = 'ARTIST_ARTWORK' AND e.typed LIKE pattern)
    SELECT * FROM hits LIMIT most)
  UNION ALL
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index <> 'ARTIST_ARTWORK' AND e.typed LIKE pattern)
    SELECT * FROM hits LIMIT most)
  UNION ALL
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index = 'ARTIST_ARTWORK' AND e.typed_alt LIKE pattern)
    SELECT * FROM hits LIMIT most)
  UNION ALL
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index <> 'ARTIST_ARTWORK' AND e.typed_alt LIKE pattern)
    SELECT * FROM hits LIMIT most)
$$;
--> statement-breakpoint
-- As `search_begun` and `search_containing`, by the initials of titles. `pattern` is null where there are too few for trigrams.
CREATE FUNCTION search_near_initials(letters text, pattern text, indexes text[], enough integer, most integer)
RETURNS SETOF near_title LANGUAGE plpgsql STABLE SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  near near_title[];
BEGIN
  near := ARRAY(
    SELECT ROW('begun', i.name, s.uuid, s.typed, s.initials)::near_title
    FROM unnest(indexes) i(name) CROSS JOIN LATERAL (
      SELECT e.uuid, e.typed, e.initials FROM search_entries e
      WHERE e.index = i.name AND e.initials >= letters AND e.initials < letters || chr(1114111)
      ORDER BY e.initials LIMIT most) s
    ORDER BY s.initials, s.uuid);
  IF pattern IS NOT NULL AND search_titles(near) < enough THEN
    near := near || ARRAY(
      SELECT ROW('containing', s.index, s.uuid, s.typed, s.typed)::near_title FROM (
        (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
            WHERE e.index = 'ARTIST_ARTWORK' AND e.initials LIKE pattern)
          SELECT * FROM hits LIMIT most)
        UNION ALL
        (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
            WHERE e.index <> 'ARTIST_ARTWORK' AND e.initials LIKE pattern)
          SELECT * FROM hits LIMIT most)) s
      ORDER BY s.ranked_at DESC, s.uuid);
  END IF;
  RETURN QUERY SELECT * FROM unnest(near);
END $$;
--> statement-breakpoint
-- Titles near a text by its letters. In alphabetical order those that begin with one of the spellings, and those that begin with
-- `begin_with` and have the shape (null: none). Where those are fewer than `enough`, those that match the patterns of LIKE, newest first.
-- Where all are fewer than `few`, those that resemble `slipped` (null: none). Of artworks, which are too many for trigrams, only those are
-- compared that begin with half of its letters.
CREATE FUNCTION search_near(spellings text[], begin_with text, shape text, patterns text[], slipped text, indexes text[],
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
        FROM search_begun(left(slipped, (length(slipped) + 1) / 2), ARRAY['ARTIST_ARTWORK'], NULL, most) s);
  END IF;
  RETURN QUERY SELECT * FROM unnest(near);
END $$;
