/** A block of a special: a heading, a text and a picture. */
interface WrittenBlock {
  uuid: string;
  title: string;
  content: string;
  imageId: string | null;
}

/** Everything that an operator writes of an article: what a revision keeps. A draft may lack all but its title. */
export interface ArticleText {
  title: string;
  subTitle: string | null;
  /** What the home page says of it. */
  homeContent: string | null;
  /** The number of a special, such as No. 24. */
  number: number | null;
  previewImageId: string | null;
  mainImageId: string | null;
  artistId: number | null;
  periodFrom: string | null;
  periodTo: string | null;
  periodMemo: string | null;
  timeFrom: string | null;
  timeTo: string | null;
  timeMemo: string | null;
  organizer: string | null;
  location: string | null;
  locationDetail: string | null;
  contactPhoneNum: string | null;
  contactEmail: string | null;
  /** HTML of exhibitions, events and news; plain paragraphs of a special's opening. */
  content: string;
  contents: WrittenBlock[];
  originLink: string | null;
  writer: string | null;
  writerTitle: string | null;
  writerImageId: string | null;
  writerMessage: string | null;
  relatedArtistIds: number[];
  relatedArtworkUuids: string[];
}
