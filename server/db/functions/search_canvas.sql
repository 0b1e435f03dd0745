CREATE OR REPLACE FUNCTION public.search_canvas(height numeric, width numeric, depth numeric)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;
