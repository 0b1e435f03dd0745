import * as artworkPaths from '@/lib/paths/artwork';
import * as sitePaths from '@/lib/paths/site';
import { escapeXml } from '@/lib/seo/escape-xml';
import { absoluteUrl } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';

/** The artwork that an image shows. */
export interface ImageRights {
  uuid: string;
  year: number;
  /** The artist's name. */
  creator: string;
  allowsAi: boolean;
}

/** From this width on (in pixels) a variant has its rights in it. Below, a kilobyte would be a tenth of the file. */
export const RIGHTS_WIDTH = 960;

/** The terms of PLUS (`plus:DataMining` of IPTC Photo Metadata 2023.1). */
const DATA_MINING = {
  refused: 'DMI-PROHIBITED-EXCEPTSEARCHENGINEINDEXING',
  allowed: 'DMI-ALLOWED',
} as const;

/**
 * The XMP packet of an image: who made it, the notice of copyright, the page about its rights, and whether it may be mined. An image
 * that shows no artwork (a portrait, an article's picture) names the site, and may not be mined.
 */
export function rightsXmp(rights: ImageRights | null): string {
  const creator = rights?.creator ?? siteName;
  const notice = rights === null ? `© ${siteName}` : `© ${rights.year} ${rights.creator}`;
  const credit = rights === null ? siteName : `${rights.creator} / ${siteName}`;
  const page = rights === null ? sitePaths.terms() : artworkPaths.page(rights.uuid);
  const mining = DATA_MINING[rights?.allowsAi === true ? 'allowed' : 'refused'];
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"' +
    ' xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/">' +
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(creator)}</rdf:li></rdf:Seq></dc:creator>` +
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(notice)}</rdf:li></rdf:Alt></dc:rights>` +
    `<photoshop:Credit>${escapeXml(credit)}</photoshop:Credit>` +
    '<xmpRights:Marked>True</xmpRights:Marked>' +
    `<xmpRights:WebStatement>${escapeXml(absoluteUrl(page))}</xmpRights:WebStatement>` +
    `<plus:DataMining>http://ns.useplus.org/ldf/vocab/${mining}</plus:DataMining>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
  );
}
