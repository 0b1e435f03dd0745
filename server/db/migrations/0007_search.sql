CREATE TABLE "search_changes" (
	"index" text NOT NULL,
	"uuid" uuid NOT NULL,
	"version" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "search_changes_uuid_index_pk" PRIMARY KEY("uuid","index")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"index" text NOT NULL,
	"uuid" uuid NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"title_alt" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"typed" text COLLATE "C" NOT NULL,
	"typed_alt" text COLLATE "C" NOT NULL,
	"initials" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_entries_uuid_index_pk" PRIMARY KEY("uuid","index")
);
--> statement-breakpoint
CREATE TABLE "search_queue" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "search_changes_due_idx" ON "search_changes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "search_entries_recent_idx" ON "search_entries" USING btree ("index","ranked_at","uuid");--> statement-breakpoint
CREATE INDEX "search_entries_typed_idx" ON "search_entries" USING btree ("index","typed","ranked_at","uuid");--> statement-breakpoint
CREATE INDEX "search_entries_typed_alt_idx" ON "search_entries" USING btree ("index","typed_alt","ranked_at","uuid") WHERE "search_entries"."typed_alt" > '';--> statement-breakpoint
CREATE INDEX "search_entries_initials_idx" ON "search_entries" USING btree ("index","initials");
--> statement-breakpoint
-- What can be found, and how it stays in step with what it is found by. Text is compared as NFC in lower case;
-- what is typed letter by letter as NFD. Every function here may only use what pg_catalog has: indexes call them.
CREATE SEQUENCE search_versions;
--> statement-breakpoint
-- Text as it is compared: single spaces, nothing around.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(normalize(coalesce(given, ''), NFC)), '[[:space:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- A title without its spaces: people write 달 항아리 and 달항아리.
CREATE FUNCTION search_title(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(btrim(regexp_replace(lower(normalize(coalesce(given, ''), NFC)), '[[:space:]]+', ' ', 'g')), ' ', '')
$$;
--> statement-breakpoint
-- A title letter by letter; as much of it as an index may hold.
CREATE FUNCTION search_typed(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(normalize(title, NFD), 200)
$$;
--> statement-breakpoint
-- The initials of its syllables: its letters without vowels and finals.
CREATE FUNCTION search_initials(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(typed, '[\u1161-\u11ff]+', '', 'g')
$$;
--> statement-breakpoint
-- HTML as its words.
CREATE FUNCTION search_words(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(regexp_replace(coalesce(html, ''), '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;
--> statement-breakpoint
-- Fields as the body of an entry: a line each.
CREATE FUNCTION search_body(VARIADIC fields text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_text(field), chr(10)), '') FROM unnest(fields) field WHERE field <> ''
$$;
--> statement-breakpoint
-- Which letter an index's lexemes begin with: one GIN holds the six indexes apart.
CREATE FUNCTION search_letter(index text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE index WHEN 'ARTIST' THEN 'a' WHEN 'ARTIST_ARTWORK' THEN 'w' WHEN 'ARTICLE_SPECIAL' THEN 's'
    WHEN 'ARTICLE_EXHIBITION' THEN 'x' WHEN 'ARTICLE_EVENT' THEN 'e' ELSE 'n' END
$$;
--> statement-breakpoint
-- The pairs of neighbouring characters of each word, and each word's last character alone.
CREATE FUNCTION search_grams(index text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(
    CASE index WHEN 'ARTIST' THEN 'a' WHEN 'ARTIST_ARTWORK' THEN 'w' WHEN 'ARTICLE_SPECIAL' THEN 's'
      WHEN 'ARTICLE_EXHIBITION' THEN 'x' WHEN 'ARTICLE_EVENT' THEN 'e' ELSE 'n' END
    || a || CASE WHEN b IS NULL OR b = ' ' OR b = chr(10) THEN '' ELSE b END)), ''::tsvector)
  FROM unnest(string_to_array(body, NULL), (string_to_array(body, NULL))[2:]) AS pair(a, b)
  WHERE a <> ' ' AND a <> chr(10)
$$;
--> statement-breakpoint
-- What every hit's grams have: the pairs of each word, or what begins with a word of one character.
CREATE FUNCTION search_query(index text, given text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(DISTINCT '''' || replace(replace(search_letter(index) || gram, '\', '\\'), '''', '''''') || ''''
    || CASE WHEN length(gram) = 1 THEN ':*' ELSE '' END, ' & ')::tsquery
  FROM unnest(string_to_array(search_text(given), ' ')) word,
    LATERAL (SELECT substr(word, i, 2) AS gram FROM generate_series(1, greatest(1, length(word) - 1)) i) grams
$$;
--> statement-breakpoint
-- Each word of a query as a LIKE pattern that means itself.
CREATE FUNCTION search_patterns(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
  FROM unnest(string_to_array(search_text(given), ' ')) word
$$;
--> statement-breakpoint
CREATE VIEW search_artists AS
  SELECT id, 'ARTIST'::text AS index, uuid, created_at AS ranked_at, search_title(coalesce(name_ko, name_en)) AS title,
    CASE WHEN name_ko IS NULL THEN '' ELSE search_title(name_en) END AS title_alt,
    search_body(name_ko, name_en, introduction, search_title(name_ko), search_title(name_en)) AS body
  FROM artists WHERE is_public;
--> statement-breakpoint
CREATE VIEW search_artworks AS
  SELECT w.id, 'ARTIST_ARTWORK'::text AS index, w.uuid, w.created_at AS ranked_at,
    search_title(coalesce(w.title, w.title_en)) AS title,
    CASE WHEN w.title IS NULL THEN '' ELSE search_title(w.title_en) END AS title_alt,
    search_body(w.title, w.title_en, a.name_ko, a.name_en, w.material, w.description, search_title(w.title),
      search_title(w.title_en), search_title(a.name_ko), search_title(a.name_en)) AS body
  FROM artworks w JOIN artists a ON a.id = w.artist_id AND a.is_public;
--> statement-breakpoint
CREATE VIEW search_articles AS
  SELECT r.uuid AS id, 'ARTICLE_' || r.type AS index, r.uuid, r.created_at AS ranked_at,
    search_title(r.title) AS title, ''::text AS title_alt,
    search_body(r.title, r.sub_title, r.home_content, r.organizer, r.location, r.location_detail, a.name_ko, a.name_en,
      CASE WHEN r.type = 'SPECIAL' THEN r.content ELSE search_words(r.content) END,
      (SELECT string_agg(concat(block ->> 'title', chr(10), block ->> 'content'), chr(10))
        FROM jsonb_array_elements(r.contents) block),
      search_title(r.title), search_title(a.name_ko), search_title(a.name_en)) AS body
  FROM articles r LEFT JOIN artists a ON a.id = r.artist_id AND a.is_public WHERE r.status = 'PUBLISHED';
--> statement-breakpoint
-- What there is to be found: what the entries should be.
CREATE VIEW search_sources AS
  SELECT s.index, s.uuid, s.ranked_at, s.title, s.title_alt, s.body, search_typed(s.title) AS typed,
    search_typed(s.title_alt) AS typed_alt, search_initials(search_typed(s.title)) AS initials,
    s.artist_id, s.artwork_id, s.article_uuid
  FROM (
    SELECT index, uuid, ranked_at, title, title_alt, body, id AS artist_id, NULL::bigint AS artwork_id,
      NULL::uuid AS article_uuid FROM search_artists
    UNION ALL SELECT index, uuid, ranked_at, title, title_alt, body, NULL, id, NULL FROM search_artworks
    UNION ALL SELECT index, uuid, ranked_at, title, title_alt, body, NULL, NULL, id FROM search_articles
  ) s;
--> statement-breakpoint
INSERT INTO search_entries (index, uuid, ranked_at, title, title_alt, body, typed, typed_alt, initials)
  SELECT index, uuid, ranked_at, title, title_alt, body, typed, typed_alt, initials FROM search_sources;
--> statement-breakpoint
CREATE INDEX search_entries_grams_idx ON search_entries USING gin (search_grams(index, body)) WITH (gin_pending_list_limit = 64);
--> statement-breakpoint
-- Artworks apart: there are many times as many of them as of everything else.
CREATE INDEX search_entries_letters_idx ON search_entries
  USING gin (typed gin_trgm_ops, typed_alt gin_trgm_ops, initials gin_trgm_ops) WITH (gin_pending_list_limit = 64)
  WHERE index <> 'ARTIST_ARTWORK';
--> statement-breakpoint
CREATE INDEX search_entries_artwork_letters_idx ON search_entries
  USING gin (typed gin_trgm_ops, typed_alt gin_trgm_ops, initials gin_trgm_ops) WITH (gin_pending_list_limit = 64)
  WHERE index = 'ARTIST_ARTWORK';
--> statement-breakpoint
-- The entries of these artists, artworks or articles as they should be now. Whoever calls has seen to it that
-- nobody changes the artist meanwhile: what is written of an artwork holds the artist's names.
CREATE FUNCTION search_refresh(artists_of bigint[], artworks_of bigint[], articles_of uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries AS e (index, uuid, ranked_at, title, title_alt, body, typed, typed_alt, initials)
    SELECT s.index, s.uuid, s.ranked_at, s.title, s.title_alt, s.body, s.typed, s.typed_alt, s.initials
    FROM (SELECT * FROM search_sources WHERE artist_id = ANY (artists_of)
      UNION ALL SELECT * FROM search_sources WHERE artwork_id = ANY (artworks_of)
      UNION ALL SELECT * FROM search_sources WHERE article_uuid = ANY (articles_of)) s
    ORDER BY s.uuid
  ON CONFLICT (uuid, index) DO UPDATE SET ranked_at = excluded.ranked_at, title = excluded.title,
    title_alt = excluded.title_alt, body = excluded.body, typed = excluded.typed, typed_alt = excluded.typed_alt,
    initials = excluded.initials
    WHERE (e.ranked_at, e.title, e.title_alt, e.body)
      IS DISTINCT FROM (excluded.ranked_at, excluded.title, excluded.title_alt, excluded.body);
  DELETE FROM search_entries e USING artists a
    WHERE a.id = ANY (artists_of) AND NOT a.is_public AND e.uuid = a.uuid AND e.index = 'ARTIST';
  DELETE FROM search_entries e USING artworks w JOIN artists a ON a.id = w.artist_id
    WHERE w.id = ANY (artworks_of) AND NOT a.is_public AND e.uuid = w.uuid AND e.index = 'ARTIST_ARTWORK';
  DELETE FROM search_entries e USING articles r
    WHERE r.uuid = ANY (articles_of) AND e.uuid = r.uuid AND e.index LIKE 'ARTICLE\_%'
      AND (r.status <> 'PUBLISHED' OR e.index <> 'ARTICLE_' || r.type);
END $$;
--> statement-breakpoint
CREATE FUNCTION search_artist_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries e USING changed c WHERE e.uuid = c.uuid AND e.index = 'ARTIST';
  ELSE
    PERFORM search_refresh((SELECT array_agg(id) FROM changed), NULL, NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_artist_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.name_ko, NEW.name_en, NEW.is_public) IS NOT DISTINCT FROM (OLD.name_ko, OLD.name_en, OLD.is_public) THEN
    PERFORM search_refresh(ARRAY[NEW.id], NULL, NULL);
  ELSE
    PERFORM search_refresh(ARRAY[NEW.id], (SELECT array_agg(id) FROM artworks WHERE artist_id = NEW.id),
      (SELECT array_agg(uuid) FROM articles WHERE artist_id = NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_artwork_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries e USING changed c WHERE e.uuid = c.uuid AND e.index = 'ARTIST_ARTWORK';
  ELSE
    PERFORM FROM artists WHERE id IN (SELECT artist_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    PERFORM search_refresh(NULL, (SELECT array_agg(id) FROM changed), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_artwork_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM artists WHERE id = NEW.artist_id FOR NO KEY UPDATE;
  PERFORM search_refresh(NULL, ARRAY[NEW.id], NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_article_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries e USING changed c WHERE e.uuid = c.uuid AND e.index = 'ARTICLE_' || c.type;
  ELSE
    PERFORM FROM artists WHERE id IN (SELECT artist_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    PERFORM search_refresh(NULL, NULL, (SELECT array_agg(uuid) FROM changed));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_article_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM artists WHERE id = NEW.artist_id FOR NO KEY UPDATE;
  PERFORM search_refresh(NULL, NULL, ARRAY[NEW.uuid]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artists_search_inserted AFTER INSERT ON artists
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artist_rows();
--> statement-breakpoint
CREATE TRIGGER artists_search_deleted AFTER DELETE ON artists
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artist_rows();
--> statement-breakpoint
CREATE TRIGGER artists_search_changed AFTER UPDATE OF name_ko, name_en, introduction, is_public, created_at ON artists
  FOR EACH ROW
  WHEN ((OLD.name_ko, OLD.name_en, OLD.introduction, OLD.is_public, OLD.created_at)
    IS DISTINCT FROM (NEW.name_ko, NEW.name_en, NEW.introduction, NEW.is_public, NEW.created_at))
  EXECUTE FUNCTION search_artist_changed();
--> statement-breakpoint
CREATE TRIGGER artworks_search_inserted AFTER INSERT ON artworks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artwork_rows();
--> statement-breakpoint
CREATE TRIGGER artworks_search_deleted AFTER DELETE ON artworks
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artwork_rows();
--> statement-breakpoint
CREATE TRIGGER artworks_search_changed
  AFTER UPDATE OF artist_id, title, title_en, material, description, created_at ON artworks FOR EACH ROW
  WHEN ((OLD.artist_id, OLD.title, OLD.title_en, OLD.material, OLD.description, OLD.created_at)
    IS DISTINCT FROM (NEW.artist_id, NEW.title, NEW.title_en, NEW.material, NEW.description, NEW.created_at))
  EXECUTE FUNCTION search_artwork_changed();
--> statement-breakpoint
CREATE TRIGGER articles_search_inserted AFTER INSERT ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_article_rows();
--> statement-breakpoint
CREATE TRIGGER articles_search_deleted AFTER DELETE ON articles
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_article_rows();
--> statement-breakpoint
CREATE TRIGGER articles_search_changed
  AFTER UPDATE OF type, status, title, sub_title, home_content, organizer, location, location_detail, artist_id, content,
    contents, created_at ON articles FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION search_article_changed();
--> statement-breakpoint
-- News for a search engine beside the database, while there is one.
CREATE FUNCTION search_note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM search_queue WHERE is_on) THEN
    INSERT INTO search_changes (index, uuid, version)
      SELECT index, uuid, nextval('search_versions') FROM changed ORDER BY uuid
    ON CONFLICT (uuid, index) DO UPDATE SET version = excluded.version, attempts = 0, due_at = now(), last_error = NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_entries_inserted AFTER INSERT ON search_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_note_changes();
--> statement-breakpoint
CREATE TRIGGER search_entries_updated AFTER UPDATE ON search_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_note_changes();
--> statement-breakpoint
CREATE TRIGGER search_entries_deleted AFTER DELETE ON search_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_note_changes();
--> statement-breakpoint
-- Titles of artists and articles that resemble what was typed, by half of it or more. The operator reads how much
-- from a setting, which a function can carry.
CREATE FUNCTION search_similar(letters text, most int) RETURNS SETOF search_entries
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  SELECT e.* FROM search_entries e WHERE e.index <> 'ARTIST_ARTWORK' AND letters <% e.typed
  ORDER BY word_similarity(letters, e.typed) DESC, e.typed LIMIT most
$$;
