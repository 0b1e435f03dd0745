import { MATERIALS, type Material } from '@/lib/artwork/materials';

/** What a material's text says of each family. Grounds (캔버스, 한지, 나무 패널) say nothing of what the work is made in. */
const SAID: Readonly<Record<Material, RegExp>> = {
  OIL: /유채|유화|오일(?! ?(?:파스텔|스틱))|\boil\b(?! (?:pastel|stick))/,
  ACRYLIC: /아크릴(?! ?(?:판|패널|박스|상자|거울))|acrylic(?! (?:sheet|panel|box))/,
  WATERCOLOR: /수채|(?<!수묵)담채|과슈|구아슈|water ?colou?r|gouache|aquarelle/,
  INK: /수묵|채색|먹|석채|분채|진채|암채|호분|주묵|안료|\bink(?!jet)|mineral pigment/,
  DRAWING: /연필|목탄|콩테|파스텔|크레용|드로잉|\bpencil|charcoal|pastel|crayon|\bpen\b/,
  PRINT:
    /판화|목판|동판|석판|에칭|드라이포인트|리소|실크스크린|세리그래피|woodcut|woodblock|etching|intaglio|litho|silkscreen|screen ?print|riso/,
  PHOTOGRAPH:
    /사진|피그먼트|젤라틴 실버|은염|시아노타입|c-?프린트|잉크젯|photo|gelatin silver|pigment print|c-?print|chromogenic|cyanotype|inkjet/,
  COLLAGE: /콜라[주쥬]|꼴라쥬|혼합|믹스드|collage|mixed media/,
  STONE: /화강[석암]|대리석|오석|현무암|사암|(?<![가-힣])돌(?=$|[과와에, ·])|석조|marble|granite|\bstone\b/,
  METAL:
    /브론즈|청동|강철|강판|철판|스테인리스|알루미늄|황동|구리|철근|(?<![가-힣])[철동](?=$|[과와에, ·])|bronze|steel|alumini?um|brass|copper|\biron\b/,
  WOOD: /목심|목조|원목|나무(?! ?(?:판|패널|틀|액자))|느티나무|소나무|참나무|\bwood\b(?! panel)/,
  CERAMIC:
    /도자|세라믹|청자|백자|분청|테라코타|옹기|점토|유리|석고|ceramic|porcelain|stoneware|terracotta|clay|glass|plaster/,
  TEXTILE:
    /섬유|조각보|염색|쪽염|모시|명주|자수|실(?=[,·과와 ]|$)|삼베|펠트|textile|fiber|fibre|embroider|thread|felt/,
  LACQUER: /옻|나전|자개|칠화|lacquer|mother.of.pearl/,
  VIDEO: /영상|비디오|디지털|생성 이미지|애니메이션|프로젝션|video|digital|projection/,
};

/** The families that the text of a material says, in the order of the table; none where it says none of them. */
export function materialsOf(text: string): Material[] {
  const said = text.normalize('NFKC').toLowerCase();
  return MATERIALS.filter((material) => SAID[material].test(said));
}
