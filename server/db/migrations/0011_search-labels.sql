DROP INDEX "search_entries_grams_idx";
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "flat" text COLLATE "C" GENERATED ALWAYS AS (translate(body, ' ' || chr(30), '')) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "period_from" date;
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "period_to" date;
--> statement-breakpoint
-- The Korean word for a code, as lib/options.ts has it; null where it says nothing.
CREATE FUNCTION search_label(kind text, code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT label FROM (VALUES
    ('genre', 'WESTERN_PAINTING', '서양화'), ('genre', 'KOREAN_PAINTING', '한국화'), ('genre', 'SCULPTURE', '조각'),
    ('genre', 'INSTALLATION', '설치'), ('genre', 'MEDIA', '미디어'), ('genre', 'PHOTOGRAPHY', '사진'),
    ('genre', 'ILLUSTRATION', '일러스트'),
    ('subject', 'PERSON', '인물'), ('subject', 'LANDSCAPE', '풍경'), ('subject', 'STILL_LIFE', '정물'),
    ('subject', 'NATURE', '동식물'), ('subject', 'CITY', '도시·건축'), ('subject', 'DAILY', '일상'),
    ('subject', 'MYTH', '설화·상상'), ('subject', 'ABSTRACT', '추상'),
    ('time', 'DAWN', '새벽·아침'), ('time', 'DAY', '한낮'), ('time', 'DUSK', '해 질 녘'), ('time', 'NIGHT', '밤'),
    ('time', 'SEASON', '계절'), ('time', 'TIMELESS', '시간을 넘어'),
    ('focus', 'COLOR', '색'), ('focus', 'LINE', '선'), ('focus', 'FORM', '형태'), ('focus', 'LIGHT', '빛'),
    ('focus', 'TEXTURE', '질감'), ('focus', 'SPACE', '공간'), ('focus', 'STORY', '이야기'),
    ('style', 'REALISTIC', '사실'), ('style', 'ABSTRACT', '추상'), ('style', 'SEMI_ABSTRACT', '반추상'),
    ('style', 'GEOMETRIC', '기하'), ('style', 'MINIMAL', '미니멀'), ('style', 'TRADITIONAL', '전통'),
    ('style', 'GRAPHIC', '그래픽'), ('style', 'EXPERIMENTAL', '실험')) AS labels(of_kind, of_code, label)
  WHERE of_kind = kind AND of_code = code
$$;
--> statement-breakpoint
-- The size as people type it: 162.2x130.3 and 162x130, either side first; with a depth, as it is written.
CREATE FUNCTION search_size(height numeric, width numeric, depth numeric) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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
$$;
--> statement-breakpoint
-- The Korean canvas number of a flat work: F, P and M have the long side in common. Six millimetres are forgiven.
CREATE FUNCTION search_canvas(height numeric, width numeric, depth numeric) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT canvas || '호') FROM (VALUES
    (0, 18, ARRAY[14]), (1, 22.7, ARRAY[15.8, 14, 12]), (2, 25.8, ARRAY[17.9, 16, 14]),
    (3, 27.3, ARRAY[22, 19, 16]), (4, 33.4, ARRAY[24.2, 21.2, 19]), (5, 34.8, ARRAY[27.3, 24.2, 21.2]),
    (6, 40.9, ARRAY[31.8, 27.3, 24.2]), (8, 45.5, ARRAY[37.9, 33.4, 27.3]), (10, 53, ARRAY[45.5, 40.9, 33.4]),
    (12, 60.6, ARRAY[50, 45.5, 40.9]), (15, 65.1, ARRAY[53, 50, 45.5]), (20, 72.7, ARRAY[60.6, 53, 50]),
    (25, 80.3, ARRAY[65.1, 60.6, 53]), (30, 90.9, ARRAY[72.7, 65.1, 60.6]), (40, 100, ARRAY[80.3, 72.7, 65.1]),
    (50, 116.8, ARRAY[91, 80.3, 72.7]), (60, 130.3, ARRAY[97, 89.4, 80.3]), (80, 145.5, ARRAY[112.1, 97, 89.4]),
    (100, 162.2, ARRAY[130.3, 112.1, 97]), (120, 193.9, ARRAY[130.3, 112.1, 97]),
    (150, 227.3, ARRAY[181.8, 162.1, 145.5]), (200, 259.1, ARRAY[193.9, 181.8, 162.1]),
    (300, 290.9, ARRAY[218.2, 197, 181.8]), (500, 333.3, ARRAY[248.5, 218.2, 197])) AS sizes(canvas, long, short)
  WHERE depth IS NULL AND abs(greatest(height, width) - long) <= 0.6
    AND EXISTS (SELECT FROM unnest(short) side WHERE abs(least(height, width) - side) <= 0.6)
$$;
--> statement-breakpoint
-- The body of an entry in its three parts.
CREATE FUNCTION search_parts(heading text[], labels text[], texts text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(chr(10) || chr(30) || chr(10), search_body(VARIADIC coalesce(heading, '{}')),
    search_body(VARIADIC coalesce(labels, '{}')), search_body(VARIADIC coalesce(texts, '{}')))
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_artists AS
  SELECT id, 'ARTIST'::text AS index, uuid, created_at AS ranked_at, search_title(coalesce(name_ko, name_en)) AS title,
    CASE WHEN name_ko IS NULL THEN '' ELSE search_title(name_en) END AS title_alt,
    search_parts(
      ARRAY[name_ko, name_en],
      ARRAY(SELECT search_label('genre', genre) FROM unnest(activity_genre_types) genre)
        || ARRAY[activity_genre_etc, domestic_area, overseas_area, introduction],
      ARRAY(SELECT award ->> 'title' FROM jsonb_array_elements(awards) award)
        || ARRAY(SELECT concat_ws(' ', career ->> 'title', career ->> 'location', career ->> 'region')
          FROM jsonb_array_elements(experiences) career)
        || ARRAY(SELECT concat_ws(' ', school ->> 'schoolName', school ->> 'major')
          FROM jsonb_array_elements(educations) school)
        || ARRAY(SELECT collection ->> 'name' FROM jsonb_array_elements(collections) collection)
        || ARRAY(SELECT interview ->> 'interviewTitle' FROM jsonb_array_elements(interviews) interview)
        || artist_note) AS body
  FROM artists WHERE is_public;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_artworks AS
  SELECT w.id, 'ARTIST_ARTWORK'::text AS index, w.uuid, w.created_at AS ranked_at,
    search_title(coalesce(w.title, w.title_en)) AS title,
    CASE WHEN w.title IS NULL THEN '' ELSE search_title(w.title_en) END AS title_alt,
    search_parts(
      ARRAY[w.title, w.title_en],
      ARRAY[a.name_ko, a.name_en, w.material, w.year::text, w.size]
        || search_size(w.height_cm, w.width_cm, w.depth_cm)
        || search_canvas(w.height_cm, w.width_cm, w.depth_cm)
        || ARRAY[search_label('genre', w.genre), w.genre_etc, search_label('subject', w.theme_subject),
          search_label('time', w.theme_time), search_label('focus', w.theme_focus),
          search_label('style', w.theme_style)],
      ARRAY[w.description]) AS body
  FROM artworks w JOIN artists a ON a.id = w.artist_id AND a.is_public;
--> statement-breakpoint
-- An article goes by its venue or organizer too, as people look for it.
CREATE OR REPLACE VIEW search_articles AS
  SELECT r.uuid AS id, 'ARTICLE_' || r.type AS index, r.uuid, r.created_at AS ranked_at,
    search_title(r.title) AS title, search_title(v.venue) AS title_alt,
    search_parts(
      ARRAY[r.title, v.venue],
      ARRAY[a.name_ko, a.name_en, r.sub_title, r.organizer, r.location, r.location_detail, r.writer],
      ARRAY[r.home_content, CASE WHEN r.type = 'SPECIAL' THEN r.content ELSE search_words(r.content) END,
        (SELECT string_agg(concat(block ->> 'title', chr(10), block ->> 'content'), chr(10))
          FROM jsonb_array_elements(r.contents) block)]) AS body,
    r.period_from, r.period_to
  FROM articles r LEFT JOIN artists a ON a.id = r.artist_id AND a.is_public,
    LATERAL (SELECT CASE r.type WHEN 'SPECIAL' THEN NULL WHEN 'NEWS' THEN r.organizer
      ELSE split_part(r.location, ',', 1) END AS venue) v
  WHERE r.status = 'PUBLISHED';
--> statement-breakpoint
CREATE OR REPLACE VIEW search_sources AS
  SELECT s.index, s.uuid, s.ranked_at, s.title, s.title_alt, s.body, search_typed(s.title) AS typed,
    search_typed(s.title_alt) AS typed_alt,
    search_initials(search_typed(s.title))
      || CASE WHEN s.article_uuid IS NULL THEN '' ELSE chr(10) || search_initials(search_typed(s.title_alt)) END AS initials,
    s.artist_id, s.artwork_id, s.article_uuid, s.period_from, s.period_to
  FROM (
    SELECT index, uuid, ranked_at, title, title_alt, body, id AS artist_id, NULL::bigint AS artwork_id,
      NULL::uuid AS article_uuid, NULL::date AS period_from, NULL::date AS period_to FROM search_artists
    UNION ALL SELECT index, uuid, ranked_at, title, title_alt, body, NULL, id, NULL, NULL, NULL FROM search_artworks
    UNION ALL SELECT index, uuid, ranked_at, title, title_alt, body, NULL, NULL, id, period_from, period_to
      FROM search_articles
  ) s;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_refresh(artists_of bigint[], artworks_of bigint[], articles_of uuid[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
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
END $$;
--> statement-breakpoint
DROP TRIGGER artists_search_changed ON artists;
--> statement-breakpoint
CREATE TRIGGER artists_search_changed AFTER UPDATE OF name_ko, name_en, introduction, is_public, created_at,
    artist_note, domestic_area, overseas_area, activity_genre_types, activity_genre_etc, educations, experiences, awards,
    collections, interviews ON artists FOR EACH ROW
  WHEN ((OLD.name_ko, OLD.name_en, OLD.introduction, OLD.is_public, OLD.created_at, OLD.artist_note, OLD.domestic_area,
      OLD.overseas_area, OLD.activity_genre_types, OLD.activity_genre_etc, OLD.educations, OLD.experiences, OLD.awards,
      OLD.collections, OLD.interviews)
    IS DISTINCT FROM (NEW.name_ko, NEW.name_en, NEW.introduction, NEW.is_public, NEW.created_at, NEW.artist_note,
      NEW.domestic_area, NEW.overseas_area, NEW.activity_genre_types, NEW.activity_genre_etc, NEW.educations,
      NEW.experiences, NEW.awards, NEW.collections, NEW.interviews))
  EXECUTE FUNCTION search_artist_changed();
--> statement-breakpoint
DROP TRIGGER artworks_search_changed ON artworks;
--> statement-breakpoint
CREATE TRIGGER artworks_search_changed
  AFTER UPDATE OF artist_id, title, title_en, material, description, created_at, year, size, height_cm, width_cm,
    depth_cm, genre, genre_etc, theme_subject, theme_time, theme_focus, theme_style ON artworks FOR EACH ROW
  WHEN ((OLD.artist_id, OLD.title, OLD.title_en, OLD.material, OLD.description, OLD.created_at, OLD.year, OLD.size,
      OLD.height_cm, OLD.width_cm, OLD.depth_cm, OLD.genre, OLD.genre_etc, OLD.theme_subject, OLD.theme_time,
      OLD.theme_focus, OLD.theme_style)
    IS DISTINCT FROM (NEW.artist_id, NEW.title, NEW.title_en, NEW.material, NEW.description, NEW.created_at, NEW.year,
      NEW.size, NEW.height_cm, NEW.width_cm, NEW.depth_cm, NEW.genre, NEW.genre_etc, NEW.theme_subject, NEW.theme_time,
      NEW.theme_focus, NEW.theme_style))
  EXECUTE FUNCTION search_artwork_changed();
--> statement-breakpoint
DROP TRIGGER articles_search_changed ON articles;
--> statement-breakpoint
CREATE TRIGGER articles_search_changed
  AFTER UPDATE OF type, status, title, sub_title, home_content, organizer, location, location_detail, artist_id, content,
    contents, created_at, writer, period_from, period_to ON articles FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION search_article_changed();
--> statement-breakpoint
-- Everything as it should be now, before the index that reads it is made.
UPDATE search_entries e SET title_alt = s.title_alt, typed_alt = s.typed_alt, body = s.body, initials = s.initials,
    period_from = s.period_from, period_to = s.period_to
  FROM search_sources s WHERE s.uuid = e.uuid AND s.index = e.index;
--> statement-breakpoint
CREATE INDEX search_entries_grams_idx ON search_entries USING gin (search_grams(index, flat)) WITH (gin_pending_list_limit = 64);
--> statement-breakpoint
-- One alternative of a search as a LIKE pattern over flat that means itself.
CREATE FUNCTION search_like(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '%' || replace(replace(replace(search_title(given), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
--> statement-breakpoint
-- What the grams of an entry have that says one of these.
CREATE FUNCTION search_either(index text, given text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg('(' || search_query(index, search_title(word))::text || ')', ' | ')::tsquery FROM unnest(given) word
$$;
--> statement-breakpoint
DROP FUNCTION search_patterns(text);
--> statement-breakpoint
-- An article is known by its venue too.
CREATE OR REPLACE FUNCTION search_similar(letters text, most int) RETURNS SETOF search_entries
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  SELECT e.* FROM search_entries e
  WHERE e.index <> 'ARTIST_ARTWORK' AND (letters <% e.typed OR letters <% e.typed_alt)
  ORDER BY greatest(word_similarity(letters, e.typed), word_similarity(letters, e.typed_alt)) DESC, e.typed LIMIT most
$$;
