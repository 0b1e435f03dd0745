import { FieldRow, FormSection } from '@/components/form/form-layout';
import type { ArticleType } from '@/lib/contracts/article';
import * as adminLimits from '@/lib/limits/admin';
import { ARTICLE_FIELD_LABELS } from '@/lib/options/article-fields';
import { RichTextField } from '@/components/admin/parts/rich-text-field';
import { RecordField, RecordListField } from '@/components/admin/parts/record-fields';
import { LineField, NumberField, ParagraphsField, PictureField } from './article-inputs';
import { BlockFields } from './block-fields';

/** The fields of an article's form, by its type. */
export function ArticleFields({ type }: { type: ArticleType }) {
  const isSpecial = type === 'SPECIAL';
  return (
    <>
      <FormSection title="제목" level={2}>
        <LineField name="title" required />
        {isSpecial ? (
          <>
            <LineField name="subTitle" />
            <NumberField hint="No. 24의 24입니다. 없으면 비워 두세요." />
          </>
        ) : null}
        <ParagraphsField
          name="homeContent"
          maxLetters={adminLimits.articleLineMax}
          hint="홈 화면에 놓였을 때 보이는 한두 문장입니다."
        />
      </FormSection>
      <FormSection title="사진" level={2}>
        <PictureField name="previewImageId" hint="목록과 공유에 쓰입니다." />
        <PictureField name="mainImageId" hint="글의 맨 위에 크게 보입니다. 없으면 대표 사진이 보입니다." />
      </FormSection>
      {isSpecial ? <SpecialFields /> : <VisitFields type={type} />}
      <FormSection title="함께 보기" level={2}>
        <RecordField kind="ARTIST" source="artistId" label={ARTICLE_FIELD_LABELS.artistId} />
        <RecordListField
          kind="ARTIST"
          source="relatedArtistIds"
          label={ARTICLE_FIELD_LABELS.relatedArtistIds}
          max={adminLimits.relatedMax}
        />
        <RecordListField
          kind="ARTWORK"
          source="relatedArtworkUuids"
          label={ARTICLE_FIELD_LABELS.relatedArtworkUuids}
          max={adminLimits.relatedMax}
        />
      </FormSection>
    </>
  );
}

function SpecialFields() {
  return (
    <>
      <FormSection title="글" level={2}>
        <ParagraphsField
          name="content"
          rows={10}
          maxLetters={adminLimits.articleHtmlMax}
          hint="여는 글입니다. 빈 줄로 문단을 나눠 주세요."
        />
      </FormSection>
      <FormSection title="매거진 블록" level={2}>
        <BlockFields />
      </FormSection>
      <FormSection title="글쓴이" level={2}>
        <FieldRow>
          <LineField name="writer" />
          <LineField name="writerTitle" />
        </FieldRow>
        <PictureField name="writerImageId" hint="글 끝의 글쓴이 옆에 보입니다." />
        <ParagraphsField name="writerMessage" maxLetters={adminLimits.articleLineMax} />
      </FormSection>
    </>
  );
}

/** What people who want to go there need. A piece of news may leave all of it out. */
function VisitFields({ type }: { type: ArticleType }) {
  return (
    <>
      <FormSection title="기간과 장소" level={2}>
        <FieldRow>
          <LineField name="periodFrom" type="date" />
          <LineField name="periodTo" type="date" hint="정해지지 않았으면 비워 두세요." />
        </FieldRow>
        <LineField name="periodMemo" hint="예: 월요일 휴관" />
        <FieldRow>
          <LineField name="timeFrom" type="time" />
          <LineField name="timeTo" type="time" />
        </FieldRow>
        <LineField name="timeMemo" hint="예: 30분 전까지 입장" />
        <LineField name="location" hint={type === 'NEWS' ? undefined : '예: 물때화랑, 통영'} />
        <LineField name="locationDetail" />
        <LineField name="organizer" />
        <FieldRow>
          <LineField name="contactPhoneNum" type="tel" />
          <LineField name="contactEmail" type="email" />
        </FieldRow>
        <LineField name="originLink" type="url" hint="https://로 시작하는 주소입니다." />
      </FormSection>
      <FormSection title="글" level={2}>
        <RichTextField source="content" label={ARTICLE_FIELD_LABELS.content} hasPictures />
      </FormSection>
    </>
  );
}
