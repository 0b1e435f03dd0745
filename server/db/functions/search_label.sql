CREATE OR REPLACE FUNCTION public.search_label(kind text, code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;
